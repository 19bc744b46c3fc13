import { formatUsd } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import type { Dispute } from '../../platform/payments/provider.ts';
import { record } from '../activity/index.ts';
import { post, readFunds } from '../ledger/index.ts';
import { takenFor } from './disputes.repo.ts';
import type { PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentByIntent } from './payments.repo.ts';
import { lockWithFunds } from './record-answer.ts';

/**
 * Books a payment that a bank takes back, or gives back after all. The ledger says afterwards the
 * sum that the provider holds of it by now, however often and in whatever order it is told. A sum
 * taken is owed again; a sum that comes back pays that first, and is credit where it was paid
 * meanwhile.
 */
export async function applyDispute(parts: PaymentParts, disputeId: string): Promise<string> {
  const dispute = await parts.provider.getDispute(disputeId);
  if (dispute === null) return 'not ours';
  const known = await paymentByIntent(parts.db, parts.provider.name, dispute.intentId);
  if (known === undefined) return 'not ours';
  return parts.db.tx(async (tx) => {
    const payment = await lockWithFunds(tx, known.id);
    const { cents: before, times } = await takenFor(tx, payment.id, dispute.id);
    const more = dispute.taken - before;
    if (more === 0) return `dispute ${before}`;
    await move(tx, payment, dispute, more, times + 1);
    await record(tx, null, {
      action: more > 0 ? 'payment.disputed' : 'payment.dispute_returned',
      subject: { type: 'payment', id: payment.id, label: formatUsd(payment.amount_cents) },
      ...(payment.user_id !== null && { aboutUserId: payment.user_id }),
      after: { amount_cents: Math.abs(more) },
    });
    return `dispute ${dispute.taken}`;
  });
}

async function move(
  tx: Tx,
  payment: PaymentRow,
  dispute: Dispute,
  more: number,
  time: number,
): Promise<void> {
  const { id: paymentId, user_id: userId } = payment;
  const posting = {
    key: `dispute:${dispute.id}:${time}`,
    kind: 'dispute' as const,
    userId,
    paymentId,
  };
  // Nobody is asked for the sum that a guest's bank took back: the gift was sold for less.
  if (userId === null) {
    const entries = [
      { account: 'provider' as const, cents: -more },
      { account: 'gifts_sold' as const, cents: more },
    ];
    await post(tx, { ...posting, entries });
    return;
  }
  const { owed } = await readFunds(tx, userId);
  const towardsDebt = more > 0 ? more : -Math.min(owed, -more);
  await post(tx, {
    ...posting,
    entries: [
      { account: 'provider', cents: -more },
      { account: 'receivable', cents: towardsDebt },
      { account: 'credit', cents: more - towardsDebt },
    ],
  });
}
