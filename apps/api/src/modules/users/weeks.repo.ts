import type { UserWeek } from '@yay/contract/users/calls';
import type { Queryable } from '../../platform/db/index.ts';

/** Each order that counts, with the Monday of its week. */
const ORDERED = `select o.date - (extract(isodow from o.date)::int - 1) as monday,
    o.total_cents, o.late_fee_cents
  from lunches o where o.user_id = $1 and lunch_counts(o.status)`;

export async function countWeeks(source: Queryable, userId: number): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    'users.count_weeks',
    `select count(distinct monday) as total from (${ORDERED}) ordered`,
    [userId],
  );
  return row?.total ?? 0;
}

export const weeksOf = (
  source: Queryable,
  userId: number,
  slice: { readonly limit: number; readonly offset: number },
): Promise<UserWeek[]> =>
  source.query<UserWeek>(
    'users.weeks',
    `select w.monday, w.orders_count, w.lunches_cents, w.late_fee_cents,
       d.code as discount_code, coalesce(k.discount_cents, 0) as discount_cents,
       w.lunches_cents + w.late_fee_cents - coalesce(k.discount_cents, 0) as total_cents
     from (select monday, count(*)::int as orders_count,
             sum(total_cents - late_fee_cents)::int as lunches_cents,
             sum(late_fee_cents)::int as late_fee_cents
           from (${ORDERED}) ordered group by monday
           order by monday desc limit $2 offset $3) w
     left join order_weeks k on k.user_id = $1 and k.monday = w.monday
     left join discounts d on d.id = k.discount_id
     order by w.monday desc`,
    [userId, slice.limit, slice.offset],
  );
