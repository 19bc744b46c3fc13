import type { Cents, Funds } from '@yay/domain/money';
import type { PaymentOfFamily } from './payments.repo.ts';

type Paid = Pick<PaymentOfFamily, 'purpose' | 'status' | 'amount_cents' | 'refunded_cents'>;

/** Returns the cents of a payment that have not gone back and are not on their way. */
export const restOf = ({ status, amount_cents: paid, refunded_cents: back }: Paid): Cents =>
  status === 'succeeded' ? paid - back : 0;

/**
 * Returns the cents that can go back to the card: at most the rest of the payment, and the family's
 * own paid money.
 */
export function refundableOf(payment: Paid, funds: Funds): Cents {
  const rest = restOf(payment);
  if (payment.purpose === 'gift') return rest === payment.amount_cents ? rest : 0;
  return Math.min(rest, payment.purpose === 'debt' ? funds.credit : funds.yayBucks);
}
