import { allocate, planReversal } from '@yay/domain/settlement';
import type { Tx } from '../../platform/db/index.ts';
import { clearIfAnyPaid } from '../dunning/index.ts';
import { fundsIn, lockFundsOf, type Posting, postAll } from '../ledger/index.ts';
import { type ChargeToWrite, findCharged, withConsumed, writeCharges } from './charges.repo.ts';
import { entriesOf } from './entries.ts';

export interface Reversal {
  readonly userId: number;
  readonly orderIds: readonly number[];
}

/**
 * Gives back what these orders of each family consumed, in the transaction that cancels them: net
 * of each one's share of the discount, open debt first, given money as it was given, the rest as
 * account credit. Nothing for one that was not charged or is given back already. The caller holds
 * the families' weeks.
 */
export async function reverseChargesOf(
  tx: Tx,
  reversals: readonly Reversal[],
  by: Posting['by'],
): Promise<void> {
  const asked = reversals.flatMap(({ userId, orderIds }) => orderIds.map((id) => ({ id, userId })));
  if (asked.length === 0) return;
  const orders = await findCharged(tx, asked);
  const timesOf = new Map(orders.map((order) => [order.id, order.times]));
  const planned = [...Map.groupBy(orders, ({ userId }) => userId)].flatMap(([userId, own]) => {
    const charges = planReversal(own);
    const [first] = charges;
    return first ? [{ userId, charges, first }] : [];
  });
  if (planned.length === 0) return;
  const userIds = planned.map(({ userId }) => userId);
  const funds = await lockFundsOf(tx, userIds);
  const charges = planned.flatMap((family) => family.charges);
  const consumed = new Map(
    (await withConsumed(tx, userIds, charges)).map((charge) => [charge.orderId, charge]),
  );
  const reversed = planned.map(({ userId, charges: own, first }) => ({
    userId,
    key: `reversal:${first.orderId}.${(timesOf.get(first.orderId) ?? 0) + 1}`,
    charges: allocate(
      own.flatMap(({ orderId }) => consumed.get(orderId) ?? []),
      fundsIn(funds, userId),
    ),
  }));
  const posted = await postAll(
    tx,
    reversed.map(({ userId, key, charges: own }) => ({
      key,
      kind: 'reversal',
      userId,
      by: by ?? null,
      entries: entriesOf(own),
    })),
  );
  const written = reversed.flatMap(({ key, charges: own }): ChargeToWrite[] => {
    const transactionId = posted.get(key);
    if (transactionId === undefined) throw new Error(`${key} was given back before`);
    return own.map((charge) => {
      return { charge, times: timesOf.get(charge.orderId) ?? 0, transactionId };
    });
  });
  await writeCharges(tx, written, null);
  await clearIfAnyPaid(tx, userIds);
}
