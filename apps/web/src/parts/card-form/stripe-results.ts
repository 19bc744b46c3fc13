import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';
import { refusalBy } from './builtin-calls.ts';
import type { CardResult, IntentKind } from './types.ts';

/** Translates the results of Stripe's script into the terms that both providers share. */
export function resultOf(
  kind: IntentKind,
  answer: {
    readonly error?: StripeError;
    readonly paymentIntent?: PaymentIntent;
    readonly setupIntent?: SetupIntent;
  },
): CardResult {
  const { error } = answer;
  const intent =
    answer.paymentIntent ?? answer.setupIntent ?? error?.payment_intent ?? error?.setup_intent;
  // An error over what is done already: it was confirmed before, and its answer was lost.
  if (intent?.status === 'succeeded') return { status: 'succeeded', methodId: methodOf(intent) };
  if (intent?.status === 'processing') return { status: 'processing' };
  if (error?.type === 'validation_error') return { status: 'incomplete' };
  if (error?.type === 'api_connection_error') return { status: 'refused', why: 'unreachable' };
  if (error) {
    return { status: 'refused', why: refusalBy(kind, error.code, error.decline_code) };
  }
  return { status: 'refused', why: 'unexpected' };
}

function methodOf({ payment_method: method }: PaymentIntent | SetupIntent): string | null {
  return typeof method === 'string' ? method : (method?.id ?? null);
}
