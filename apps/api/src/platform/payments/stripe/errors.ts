import Stripe from 'stripe';
import { type Intent, ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { intentOf, wordOf } from './shapes.ts';

/**
 * Translates Stripe's errors. Only a final rejection is a refusal; after a wrong key, a rate limit
 * or a network error, whether the call took effect is unknown.
 */
export function translateError(error: unknown): unknown {
  if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // These are 400, 402 and 404. A 409 means that a call with the same key is still in progress.
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
