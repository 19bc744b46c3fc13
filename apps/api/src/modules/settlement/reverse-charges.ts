import { type AllocatedCharge, allocate, planReversal } from '@yay/domain/settlement';
import type { Tx } from '../../platform/db/index.ts';
import { clearIfPaid } from '../dunning/index.ts';
import { holdFunds, type Posting, post } from '../ledger/index.ts';
import { findCharged, withConsumed, writeCharges } from './charges.repo.ts';
import { entriesOf } from './entries.ts';

export interface Reversal {
  readonly userId: number;
  readonly orderIds: readonly number[];
  readonly by: Posting['by'];
}

/**
 * Gives back what these orders consumed, in the transaction that cancels them: net of each one's
 * share of the discount, open debt first, what was given as it was given, the rest as account
 * credit. Nothing for one that was not charged or is given back already. The caller holds the
 * family's weeks.
 */
export async function reverseCharges(
  tx: Tx,
  { userId, orderIds, by }: Reversal,
): Promise<readonly AllocatedCharge[]> {
  if (orderIds.length === 0) return [];
  const orders = await findCharged(tx, userId, orderIds);
  const charges = planReversal(orders);
  const [first] = charges;
  if (!first) return [];
  const times = new Map(orders.map((order) => [order.id, order.times]));
  const timesOf = ({ orderId }: { orderId: number }) => times.get(orderId) ?? 0;
  const funds = await holdFunds(tx, userId);
  const reversed = allocate(await withConsumed(tx, userId, charges), funds);
  const posted = await post(tx, {
    key: `reversal:${first.orderId}.${timesOf(first) + 1}`,
    kind: 'reversal',
    userId,
    by,
    entries: entriesOf(reversed),
  });
  if (!posted.isNew) throw new Error(`order ${first.orderId} was given back before`);
  const of = { transactionId: posted.id, settlementId: null };
  await writeCharges(tx, reversed, reversed.map(timesOf), of);
  await clearIfPaid(tx, userId);
  return reversed;
}
