import type { DiscountFamily } from '@yay/contract/discounts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export interface UsedWeekRow {
  /** Null: of all weeks together. */
  monday: PlainDate | null;
  uses: number;
  families: number;
  meals: number;
  given_cents: number;
  basket_cents: number;
}

/**
 * The weeks that hold a code, by Monday, and all of them together. Which meals it was for is told by
 * where they were eaten.
 */
export const usedWeeks = (source: Queryable, id: number): Promise<UsedWeekRow[]> =>
  source.query<UsedWeekRow>(
    'discounts.used_weeks',
    `with held as (
       select w.user_id, w.monday, w.discount_cents, count(o.id) filter (where
           (d.market_ids = '{}' or o.market_id = any (d.market_ids))
           and (d.destination_ids = '{}' or o.destination_id = any (d.destination_ids))
           and (d.grade_ids = '{}' or o.grade_id = any (d.grade_ids))) as meals,
         coalesce(sum(o.total_cents), 0) as basket_cents
       from discounts d
         join order_weeks w on w.discount_id = d.id
         left join lunches o on o.user_id = w.user_id and o.date between w.monday and w.monday + 4
           and lunch_counts(o.status) and o.kind = 'calendar'
       where d.id = $1
       group by w.user_id, w.monday
     )
     select monday, count(*)::int as uses, count(distinct user_id)::int as families,
       coalesce(sum(meals), 0)::bigint as meals,
       coalesce(sum(discount_cents), 0)::bigint as given_cents,
       coalesce(sum(basket_cents), 0)::bigint as basket_cents
     from held group by grouping sets ((monday), ()) order by monday desc nulls first`,
    [id],
  );

export const familiesWith = (
  source: Queryable,
  id: number,
  slice: { readonly limit: number; readonly offset: number },
): Promise<DiscountFamily[]> =>
  source.query<DiscountFamily>(
    'discounts.families',
    `select u.id as user_id, u.first || ' ' || u.last as full_name, f.uses, f.given_cents,
       f.last_monday
     from (select w.user_id, count(*)::int as uses, sum(w.discount_cents)::bigint as given_cents,
             max(w.monday) as last_monday
           from order_weeks w where w.discount_id = $1 group by w.user_id
           order by max(w.monday) desc, w.user_id limit $2 offset $3) f
       join users u on u.id = f.user_id
     order by f.last_monday desc, f.user_id`,
    [id, slice.limit, slice.offset],
  );

/** Null for a code that there is not. */
export async function countFamilies(source: Queryable, id: number): Promise<number | null> {
  const [row] = await source.query<{ families: number }>(
    'discounts.count_families',
    `select (select count(distinct user_id) from order_weeks where discount_id = d.id) as families
     from discounts d where d.id = $1`,
    [id],
  );
  return row?.families ?? null;
}

/** Null for a code that there is not. */
export async function findCode(source: Queryable, id: number): Promise<string | null> {
  const [row] = await source.query<{ code: string }>(
    'discounts.find_code',
    'select code from discounts where id = $1',
    [id],
  );
  return row?.code ?? null;
}
