import { expect, test } from 'vitest';
import { resultOf } from './stripe-results.ts';

type Answer = Parameters<typeof resultOf>[1];

test.each<[string, unknown, unknown]>([
  [
    'paid',
    { paymentIntent: { status: 'succeeded', payment_method: 'pm_1' } },
    { status: 'succeeded', methodId: 'pm_1' },
  ],
  [
    'saved',
    { setupIntent: { status: 'succeeded', payment_method: { id: 'pm_2' } } },
    { status: 'succeeded', methodId: 'pm_2' },
  ],
  ['under way', { paymentIntent: { status: 'processing' } }, { status: 'processing' }],
  [
    'declined',
    { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
    { status: 'refused', why: 'insufficient_funds' },
  ],
  [
    'the bank was told no',
    { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' } },
    { status: 'refused', why: 'not_authenticated' },
  ],
  [
    'confirmed twice',
    {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'succeeded', payment_method: 'pm_1' },
      },
    },
    { status: 'succeeded', methodId: 'pm_1' },
  ],
  ['not filled in', { error: { type: 'validation_error' } }, { status: 'incomplete' }],
  [
    'no network',
    { error: { type: 'api_connection_error' } },
    { status: 'refused', why: 'unreachable' },
  ],
  [
    'neither',
    { setupIntent: { status: 'requires_payment_method' } },
    { status: 'refused', why: 'unexpected' },
  ],
])('%s', (_name, answer, result) => {
  expect(resultOf('payment', answer as Answer)).toEqual(result);
});
