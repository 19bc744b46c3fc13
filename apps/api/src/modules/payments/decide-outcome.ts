import type { Intent } from '../../platform/payments/provider.ts';
import { isOpen, type PaymentRow } from './payment.ts';
import { ACTION_SECONDS, type Became } from './payments.repo.ts';

/** The provider's answer about a payment: its intent as it is there, or a refusal. */
export type ProviderAnswer =
  | { readonly intent: Intent; readonly failure: string | null }
  | { readonly refused: string };

/** The bank wants to ask her who is not there. */
export const AUTHENTICATION_REQUIRED = 'authentication_required';
/** Nobody answered the bank in time. */
export const NOT_COMPLETED = 'not_completed';
/** She chose another card while the bank of this one was waiting. */
export const OTHER_CARD = 'other_card';

const PROCESSING_SECONDS = 60;

type Asked = Pick<PaymentRow, 'status' | 'off_session' | 'method_id'>;

/**
 * Decides what a payment becomes by the provider's answer; null: it stays as it is. A finished
 * payment stays finished, except that money which was taken was taken, whatever state we had given
 * the payment before.
 */
export function decideOutcome(payment: Asked, answer: ProviderAnswer): Became | null {
  if (payment.status === 'succeeded') return null;
  if ('refused' in answer) {
    if (!isOpen(payment)) return null;
    return { status: 'failed', intentId: null, failure: answer.refused, askAgain: null };
  }
  const { intent } = answer;
  const of = { intentId: intent.id, brand: intent.card?.brand, last4: intent.card?.last4 };
  const failed = (failure: string): Became => ({
    ...of,
    status: 'failed',
    failure,
    askAgain: null,
  });
  const waiting = { ...of, status: 'requires_action', failure: null } as const;
  if (intent.status === 'succeeded') {
    return { ...of, status: 'succeeded', failure: null, askAgain: null };
  }
  if (!isOpen(payment)) return null;
  switch (intent.status) {
    case 'processing':
      return { ...of, status: 'pending', failure: null, askAgain: PROCESSING_SECONDS };
    case 'canceled':
      return {
        ...of,
        status: 'cancelled',
        failure:
          answer.failure ?? (payment.status === 'requires_action' ? NOT_COMPLETED : 'canceled'),
        askAgain: null,
      };
    case 'requires_action':
    case 'requires_confirmation':
      if (payment.off_session) return failed(AUTHENTICATION_REQUIRED);
      return payment.status === 'requires_action' ? null : { ...waiting, askAgain: ACTION_SECONDS };
    case 'requires_payment_method':
      // Without a card of ours the browser brings one, and may bring another.
      if (payment.method_id !== null) {
        return failed(intent.failure ?? answer.failure ?? 'card_declined');
      }
      return payment.status === 'requires_action' ? null : { ...waiting, askAgain: ACTION_SECONDS };
  }
}
