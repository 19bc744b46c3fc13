import Stripe from 'stripe';
import { type Intent, ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { intentOf, wordOf } from './shapes.ts';

/**
 * What Stripe's errors mean to us. Only what it said no to for good is a refusal; a wrong key, too
 * many calls and everything of the network leave open what became of the call.
 */
export function oursFrom(error: unknown): unknown {
  if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // Of 400, 402 and 404; a call of the same key that is still under way is a 409, and no refusal.
  const isFinal =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  if (!isFinal) {
    return new ProviderUnavailable('Stripe did not answer, or said to come back.', {
      cause: error,
    });
  }
  const code = wordOf(error.code ?? null, error.decline_code ?? null) ?? error.rawType;
  return new ProviderRefused(code ?? 'invalid_request_error', error.message, intentIn(error));
}

function intentIn(error: InstanceType<typeof Stripe.errors.StripeError>): Intent | null {
  return error.payment_intent ? intentOf(error.payment_intent) : null;
}
