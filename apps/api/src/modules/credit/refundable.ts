import type { Cents, Funds } from '@yay/domain/money';
import type { PaymentOfFamily } from './payments.repo.ts';

type Paid = Pick<PaymentOfFamily, 'purpose' | 'status' | 'amount_cents' | 'refunded_cents'>;

/** What of a payment has not gone back and is not on its way. */
export const restOf = ({ status, amount_cents: paid, refunded_cents: back }: Paid): Cents =>
  status === 'succeeded' ? paid - back : 0;

/** What can go back to the card: of what was paid, and of what the family has of its own. */
export function refundableOf(payment: Paid, funds: Funds): Cents {
  const rest = restOf(payment);
  if (payment.purpose === 'gift') return rest === payment.amount_cents ? rest : 0;
  return Math.min(rest, payment.purpose === 'debt' ? funds.credit : funds.yayBucks);
}
