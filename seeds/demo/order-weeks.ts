import type { PlainDate } from '@yay/domain/calendar';
import { discountableSubtotal, discountCents, discountProblem } from '@yay/domain/pricing';
import { dateIn, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { mealCents } from '../lib/meals.ts';
import type { Random } from '../lib/random.ts';
import type { CodedDiscount, Discounts } from './discounts.ts';
import type { Family } from './families.ts';
import type { Order } from './orders.ts';

/** A family's weeks: how often each was saved, and the code that it was saved with. */
export function orderWeekRows(
  families: readonly Family[],
  orders: readonly Order[],
  discounts: Discounts,
  random: Random,
): Row[] {
  const ofFamily = Map.groupBy(orders, ({ luncher }) => luncher.userId);
  return families.flatMap((family) => {
    const weeks = Map.groupBy(ofFamily.get(family.userId) ?? [], ({ monday }) => monday);
    const used = new Map<string, number>();
    let earlierOrders = 0;
    return [...weeks].map(([monday, saved]) => {
      const kept = saved.filter(({ cancelled }) => cancelled === null);
      const tried =
        family.last === 'Kim' ? null : codeToTry(family, earlierOrders, discounts, random);
      const discount = tried && takenOff(tried, kept, used, earlierOrders);
      if (discount) used.set(discount.code, (used.get(discount.code) ?? 0) + 1);
      earlierOrders += kept.length;
      return {
        user_id: family.userId,
        monday,
        version: savesOf(saved).length,
        discount_id: discount?.id ?? null,
        discount_cents: discount?.cents ?? 0,
        updated_at: toIso(savesOf(saved).at(-1) ?? family.joinedAt),
      };
    });
  });
}

function savesOf(orders: readonly Order[]) {
  const moments = orders.flatMap(({ createdAt, cancelled }) =>
    cancelled ? [createdAt, cancelled.at] : [createdAt],
  );
  return [...new Set(moments)].toSorted((a, b) => a - b);
}

function codeToTry(
  family: Family,
  earlierOrders: number,
  discounts: Discounts,
  random: Random,
): CodedDiscount | null {
  const isNew = family.firstWeek > -100 && earlierOrders === 0;
  if (isNew && random.chance(0.6)) return discounts.welcome10;
  if (!random.chance(0.22)) return null;
  return random.pick([
    discounts.lunch5,
    discounts.lunch5,
    discounts.maple15,
    discounts.once,
    discounts.expired,
  ]);
}

/** Returns the cents that the code takes off, by the same rules as a save; null when it would be refused. */
function takenOff(
  discount: CodedDiscount,
  orders: readonly Order[],
  used: ReadonlyMap<string, number>,
  earlierOrders: number,
): { id: number; code: string; cents: number } | null {
  const meals = orders.map(({ luncher, meal }) => ({
    luncher: {
      marketId: luncher.school.market.id,
      destinationId: luncher.school.id,
      gradeId: luncher.grade.id,
    },
    meals: mealCents(meal),
  }));
  const subtotal = discountableSubtotal(discount, meals);
  const problem = discountProblem(discount, {
    today: lastSaveDate(orders),
    subtotal,
    uses: 0,
    familyUses: used.get(discount.code) ?? 0,
    familyEarlierOrders: earlierOrders,
    lunchers: meals.map(({ luncher }) => luncher),
  });
  const cents = discountCents(discount, subtotal);
  return problem || cents === 0 ? null : { id: discount.id, code: discount.code, cents };
}

function lastSaveDate(orders: readonly Order[]): PlainDate {
  const last = orders.toSorted((a, b) => b.createdAt - a.createdAt)[0];
  if (!last) return '9999-12-31' as PlainDate;
  return dateIn(last.luncher.school.market.zone, last.createdAt);
}
