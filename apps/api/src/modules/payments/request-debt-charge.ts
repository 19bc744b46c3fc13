import type { Tx } from '../../platform/db/index.ts';
import { lockFunds } from '../ledger/index.ts';
import type { PaymentBy, PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { chargePayment } from './payments.kinds.ts';
import { insertPayment, openDebtPayment } from './payments.repo.ts';
import { SMALLEST_CHARGE } from './smallest-charge.ts';

/**
 * Has a family's debt charged to its default card. The payment is written with the debt that it is
 * for, or neither is; the card is asked for the debt of that moment.
 */
export async function requestDebtCharge(
  parts: Pick<PaymentParts, 'jobs' | 'provider'>,
  tx: Tx,
  userId: number,
  by: PaymentBy | null,
): Promise<PaymentRow | null> {
  const { owed } = await lockFunds(tx, userId);
  const open = await openDebtPayment(tx, userId);
  if (open) return open;
  if (owed < SMALLEST_CHARGE) return null;
  const payment = await insertPayment(tx, {
    userId,
    purpose: 'debt',
    cents: owed,
    provider: parts.provider.name,
    methodId: null,
    offSession: true,
    details: {},
    requestKey: null,
    actorId: by?.userId ?? null,
  });
  await parts.jobs.enqueue(tx, chargePayment, { paymentId: payment.id });
  return payment;
}
