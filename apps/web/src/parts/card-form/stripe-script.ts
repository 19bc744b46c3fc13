import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's own script, from Stripe, when a card is about to be asked for and not before. */
export function stripeOf(publishableKey: string): Promise<Stripe | null> {
  const earlier = loaded.get(publishableKey);
  if (earlier) return earlier;
  const loading = loadStripe(publishableKey).catch((error: unknown) => {
    // Out of reach now may be in reach at the next try.
    loaded.delete(publishableKey);
    throw error;
  });
  loaded.set(publishableKey, loading);
  return loading;
}
