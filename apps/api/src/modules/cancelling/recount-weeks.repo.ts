import type { PlainDate } from '@yay/domain/calendar';
import type { Tx } from '../../platform/db/index.ts';
import { AS_SAVED, type DiscountRow } from '../discounts/index.ts';

export interface TouchedWeek {
  user_id: number;
  monday: PlainDate;
  discount_cents: number;
  /** The discount with the terms that the week was saved with. */
  discount: DiscountRow | null;
  is_settled: boolean;
  /** One for each order that stands, without its late fee. */
  meals: {
    market_id: number;
    destination_id: number;
    grade_id: number;
    cents: number;
    /** The order's share of the discount; null until it is charged. */
    share_cents: number | null;
  }[];
}

/** Raises the version of weeks, so that a save made of their former orders is refused, and reads them. */
export const countWeeksOn = (
  tx: Tx,
  weeks: readonly { readonly userId: number; readonly monday: PlainDate }[],
): Promise<TouchedWeek[]> =>
  tx.query<TouchedWeek>(
    'orders.count_weeks_on',
    `update order_weeks w set version = version + 1, updated_at = app_now()
     from unnest($1::int[], $2::date[]) as touched (user_id, monday)
     where w.user_id = touched.user_id and w.monday = touched.monday
     returning w.user_id, w.monday, w.discount_cents, w.settled_at is not null as is_settled,
       (select ${AS_SAVED} from discounts d where d.id = w.discount_id) as discount,
       coalesce((select json_agg(json_build_object('market_id', o.market_id,
           'destination_id', o.destination_id, 'grade_id', o.grade_id,
           'cents', o.total_cents - o.late_fee_cents,
           'share_cents', case when w.settled_at is not null then (
             select sum(c.discount_cents) from order_charges c where c.order_id = o.id) end))
         from lunches o
         where o.user_id = w.user_id and o.date between w.monday and w.monday + 4
           and o.kind = 'calendar' and lunch_counts(o.status)), '[]'::json) as meals`,
    [weeks.map((week) => week.userId), weeks.map((week) => week.monday)],
  );

export async function saveWeekDiscounts(
  tx: Tx,
  weeks: readonly {
    readonly userId: number;
    readonly monday: PlainDate;
    readonly discountId: number | null;
    readonly cents: number;
  }[],
): Promise<void> {
  await tx.query(
    'orders.save_week_discounts',
    `update order_weeks w set discount_id = s.discount_id, discount_cents = s.cents,
       discount_terms = case when s.discount_id is not null then w.discount_terms end
     from unnest($1::int[], $2::date[], $3::int[], $4::int[])
       as s (user_id, monday, discount_id, cents)
     where w.user_id = s.user_id and w.monday = s.monday`,
    [
      weeks.map((week) => week.userId),
      weeks.map((week) => week.monday),
      weeks.map((week) => week.discountId),
      weeks.map((week) => week.cents),
    ],
  );
}
