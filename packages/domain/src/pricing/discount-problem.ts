import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import { type Discount, isTargeted, type LuncherPlace } from './discount.ts';

export const DISCOUNT_PROBLEMS = [
  'unknown',
  'archived',
  'not_started',
  'expired',
  'used_up',
  'used_up_family',
  'minimum',
  'first_order_only',
  'not_for_you',
  'yours',
  'week_settled',
] as const;

export type DiscountProblem = (typeof DISCOUNT_PROBLEMS)[number];

/**
 * The facts of a code's use. Uses and earlier orders exclude the week in question, which may be
 * saved again.
 */
export type DiscountContext = {
  /** The date in the zone of the family's market. */
  today: PlainDate;
  /** The price of the targeted meals of the week, in cents. */
  subtotal: Cents;
  uses: number;
  familyUses: number;
  familyEarlierOrders: number;
  lunchers: readonly LuncherPlace[];
};

/** Returns why a code does not count for a week; null when it does. */
export function discountProblem(
  discount: Discount | null,
  context: DiscountContext,
): DiscountProblem | null {
  if (!discount) return 'unknown';
  if (discount.archived) return 'archived';
  if (discount.isOwn) return 'yours';
  if (discount.waits) return 'not_started';
  if (discount.startsOn !== null && context.today < discount.startsOn) return 'not_started';
  if (discount.endsOn !== null && context.today > discount.endsOn) return 'expired';
  if (reached(discount.maxUses, context.uses)) return 'used_up';
  if (reached(discount.maxUsesPerFamily, context.familyUses)) return 'used_up_family';
  if (discount.firstOrderOnly && context.familyEarlierOrders > 0) return 'first_order_only';
  if (!isForSomebody(discount, context.lunchers)) return 'not_for_you';
  // Last, since it is the one that the family can mend.
  if (context.subtotal < (discount.minimumSubtotal ?? 0)) return 'minimum';
  return null;
}

function reached(limit: number | null, count: number): boolean {
  return limit !== null && count >= limit;
}

function isForSomebody({ targets }: Discount, lunchers: readonly LuncherPlace[]): boolean {
  const everyone = Object.values(targets).every((ids) => ids.length === 0);
  return everyone || lunchers.some((luncher) => isTargeted(targets, luncher));
}
