import type { PlainDate } from '@yay/domain/calendar';
import type { Cents } from '@yay/domain/money';
import { discountAfter } from '@yay/domain/week';
import type { Tx } from '../../platform/db/index.ts';
import { savedDiscount } from '../discounts/index.ts';
import { countWeeksOn, saveWeekDiscounts, type TouchedWeek } from './recount-weeks.repo.ts';

/**
 * Raises the version of weeks whose orders changed without a save, and fits their codes to the orders
 * that stand. The caller holds the weeks.
 */
export async function recountWeeks(
  tx: Tx,
  weeks: readonly {
    readonly userId: number;
    readonly monday: PlainDate;
    /** Discount, in cents, that the week's cancelled orders had a share of. */
    readonly cancelledShares: Cents;
  }[],
  minimum: 'must be reached' | 'waived',
): Promise<void> {
  const shares = new Map(weeks.map((week) => [weekKey(week), week.cancelledShares]));
  const touched = await countWeeksOn(tx, weeks);
  const changed = touched.flatMap((week) => {
    const { user_id: userId, monday, discount } = week;
    if (discount === null) return [];
    const saved = savedDiscount(discount);
    const cents = discountAfter(
      saved.rule,
      {
        discountCents: week.discount_cents,
        isSettled: week.is_settled,
        cancelledShares: shares.get(weekKey({ userId, monday })) ?? 0,
        meals: week.meals.map(mealOf),
      },
      minimum,
    );
    return [{ userId, monday, discountId: cents === null ? null : saved.id, cents: cents ?? 0 }];
  });
  if (changed.length > 0) await saveWeekDiscounts(tx, changed);
}

const weekKey = ({ userId, monday }: { readonly userId: number; readonly monday: PlainDate }) =>
  `${userId}|${monday}`;

const mealOf = (meal: TouchedWeek['meals'][number]) => ({
  luncher: {
    marketId: meal.market_id,
    destinationId: meal.destination_id,
    gradeId: meal.grade_id,
  },
  meals: meal.cents,
  share: meal.share_cents,
});
