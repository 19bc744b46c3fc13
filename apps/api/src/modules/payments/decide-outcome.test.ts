import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intent } from '../../platform/payments/provider.ts';
import { decideOutcome } from './decide-outcome.ts';
import type { PaymentRow } from './payment.ts';

const STATUSES = ['new', 'pending', 'requires_action', 'succeeded', 'failed', 'cancelled'] as const;
const INTENTS = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'canceled',
  'succeeded',
] as const;

const intentOf = (status: Intent['status'], failure: string | null = null): Intent => ({
  id: 'pi_1',
  reference: 'ours',
  amount: 500,
  status,
  clientSecret: 'secret',
  customerId: null,
  methodId: null,
  card: { brand: 'visa', last4: '4242' },
  failure,
});
const payment = (of: Partial<Pick<PaymentRow, 'status' | 'off_session' | 'method_id'>> = {}) => ({
  status: 'pending' as const,
  off_session: true,
  method_id: 'pm_1',
  ...of,
});
const says = (status: Intent['status'], failure: string | null = null) => ({
  intent: intentOf(status, failure),
  failure: null,
});

describe('the outcome of a payment', () => {
  test.each(STATUSES.filter((status) => status !== 'succeeded'))(
    'that was %s and succeeded is a success',
    (status) => {
      expect(decideOutcome(payment({ status }), says('succeeded'))).toMatchObject({
        status: 'succeeded',
        failure: null,
        askAgain: null,
      });
    },
  );

  test.each([
    ['requires_action', true, 'pm_1', 'failed', 'authentication_required'],
    ['requires_action', false, 'pm_1', 'requires_action', null],
    ['requires_confirmation', false, 'pm_1', 'requires_action', null],
    ['requires_payment_method', false, 'pm_1', 'failed', 'card_declined'],
    ['requires_payment_method', false, null, 'requires_action', null],
    ['processing', true, 'pm_1', 'pending', null],
    ['canceled', true, 'pm_1', 'cancelled', 'canceled'],
  ] as const)('%s, off session %s, card %s: %s', (at, off_session, method_id, status, failure) => {
    const became = decideOutcome(payment({ off_session, method_id }), says(at));
    expect(became).toMatchObject({ status, failure });
  });

  test('says why it failed as the provider does', () => {
    const became = decideOutcome(payment(), says('requires_payment_method', 'expired_card'));
    expect(became).toMatchObject({ status: 'failed', failure: 'expired_card' });
    expect(decideOutcome(payment(), { refused: 'amount_too_small' })).toMatchObject({
      status: 'failed',
      failure: 'amount_too_small',
      intentId: null,
    });
  });
});

test('a finished payment changes by money that was taken and by nothing else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STATUSES),
      fc.boolean(),
      fc.constantFrom('pm_1', null),
      fc.constantFrom(...INTENTS),
      (status, off_session, method_id, at) => {
        const became = decideOutcome({ status, off_session, method_id }, says(at));
        if (status === 'succeeded') expect(became).toBeNull();
        else if (isOver(status)) {
          expect(became?.status ?? null).toBe(at === 'succeeded' ? 'succeeded' : null);
        }
        // An open payment that stays open is asked after again.
        if (became && !isOver(became.status)) expect(became.askAgain).toBeGreaterThan(0);
      },
    ),
  );
});

const isOver = (status: PaymentRow['status']) =>
  status === 'succeeded' || status === 'failed' || status === 'cancelled';
