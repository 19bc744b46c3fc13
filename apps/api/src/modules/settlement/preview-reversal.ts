import { sumCents } from '@yay/domain/money';
import { allocate, planReversal } from '@yay/domain/settlement';
import type { Queryable } from '../../platform/db/index.ts';
import { fundsIn, readFundsOf } from '../ledger/index.ts';
import { findCharged, type MoneyBack, withConsumed } from './charges.repo.ts';
import type { Reversal } from './reverse-charges.ts';

/** Returns what `reverseChargesOf` would give back for these orders, by the same rules. */
export async function previewReversal(
  source: Queryable,
  reversals: readonly Reversal[],
): Promise<MoneyBack> {
  const asked = reversals.flatMap(({ userId, orderIds }) => orderIds.map((id) => ({ id, userId })));
  const orders = await findCharged(source, asked);
  const userIds = [...new Set(orders.map(({ userId }) => userId))];
  const funds = await readFundsOf(source, userIds);
  const consumed = await withConsumed(source, userIds, planReversal(orders));
  const familyOf = new Map(orders.map(({ id, userId }) => [id, userId]));
  const charges = Map.groupBy(consumed, ({ orderId }) => familyOf.get(orderId) ?? 0);
  const back = [...charges].flatMap(([userId, own]) =>
    allocate(own, fundsIn(funds, userId)).flatMap(({ returned }) => returned ?? []),
  );
  return {
    credit_cents: sumCents(back.map(({ credit, promoCredit }) => credit + promoCredit)),
    yay_bucks_cents: sumCents(back.map(({ yayBonus }) => yayBonus)),
    owed_cents: sumCents(back.map(({ debt }) => debt)),
  };
}
