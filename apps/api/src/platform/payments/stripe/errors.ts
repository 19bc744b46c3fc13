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
  const status = error.statusCode ?? 0;
  const isFinal =
    (error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeIdempotencyError) &&
    // 409: the first call of this key, or of this object, is still under way.
    ![0, 401, 403, 409, 429].includes(status) &&
    status < 500;
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
