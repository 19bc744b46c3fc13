import { settleAt } from '@yay/domain/ordering';
import { isTargeted } from '@yay/domain/pricing';
import { allocate, type OrderToSettle, planCharges, settlementSums } from '@yay/domain/settlement';
import { zone } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import { savedDiscount } from '../discounts/index.ts';
import { lockFunds, post } from '../ledger/index.ts';
import type { Payments } from '../payments/index.ts';
import { orderRulesOf } from '../settings/index.ts';
import { withConsumed, writeCharges } from './charges.repo.ts';
import { entriesOf } from './entries.ts';
import {
  findWeekToSettle,
  lockWeek,
  type WeekOrder,
  type WeekToSettle,
  writeSettlement,
} from './settle-family-week.repo.ts';
import type { FamilyWeekKey } from './weeks.repo.ts';

export type ChargesCards = Pick<Payments, 'requestDebtCharge'>;

export interface Settled {
  readonly settlementId: number;
  readonly kind: 'week' | 'day';
}

/**
 * Charges a family the due lunches of one week: from the noon of its last market on all that were
 * ordered by then, and one that came or changed later once its own day is locked. A charged lunch
 * is left alone, so that it may run twice, at once, or again after a kill. Null: nothing is due.
 */
export async function settleFamilyWeek(
  tx: Tx,
  payments: ChargesCards,
  key: FamilyWeekKey,
): Promise<Settled | null> {
  if (!(await lockWeek(tx, key))) return null;
  const week = await findWeekToSettle(tx, key);
  const noon = lastNoon(week, key);
  if (noon === null || week.now < noon) return null;

  const isFirst = week.settled_at === null;
  const byNoon = (order: WeekOrder) => isFirst && order.created_at <= noon;
  const orders = week.orders.map((order) => toSettle(order, week, byNoon(order)));
  const charges = planCharges(orders, week.discount_cents);
  const [first] = charges;
  if (!first) return null;

  const funds = await lockFunds(tx, key.userId);
  const settled = allocate(await withConsumed(tx, [key.userId], charges), funds);
  const kind = week.orders.some(byNoon) ? 'week' : 'day';
  const sums = settlementSums(settled);
  const settlementId = await writeSettlement(tx, key, kind, sums);
  const times = new Map(week.orders.map((order) => [order.id, order.charged?.times ?? 0]));
  const timesOf = ({ orderId }: { orderId: number }) => times.get(orderId) ?? 0;
  const name = `settlement:${kind}:${key.userId}:${key.monday}`;
  const posted = await post(tx, {
    key: kind === 'week' ? name : `${name}:${first.orderId}.${timesOf(first) + 1}`,
    kind: 'settlement',
    userId: key.userId,
    settlementId,
    entries: entriesOf(settled),
  });
  if (!posted.isNew) throw new Error(`${name} was written before`);
  await writeCharges(
    tx,
    settled.map((charge) => ({ charge, times: timesOf(charge), transactionId: posted.id })),
    settlementId,
  );
  if (sums.card > 0) await payments.requestDebtCharge(tx, key.userId);
  return { settlementId, kind };
}

/** The latest of the moments at which the markets settle in which the family has something ordered. */
function lastNoon(week: WeekToSettle, { monday }: FamilyWeekKey): number | null {
  const { times } = orderRulesOf(week);
  const noons = week.orders.map(
    (order) => order.settle_at ?? settleAt(monday, zone(order.timezone), times),
  );
  return noons.length === 0 ? null : Math.max(...noons);
}

function toSettle(order: WeekOrder, week: WeekToSettle, byNoon: boolean): OrderToSettle {
  const place = {
    marketId: order.market_id,
    destinationId: order.destination_id,
    gradeId: order.grade_id,
  };
  const code = week.discount && savedDiscount(week.discount);
  return {
    id: order.id,
    date: order.date,
    meals: order.meals,
    lateFee: order.late_fee,
    isDiscountable: order.kind === 'calendar',
    isTargeted: code !== null && isTargeted(code.rule.targets, place),
    charged: order.charged,
    isDue: byNoon || order.is_locked,
  };
}
