import type { MealType } from '@yay/contract/meals/values';
import type { PlainDate } from '@yay/domain/calendar';
import { LUNCHER_IN_PLACE, type LuncherInPlace } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

export async function personExists(source: Queryable, id: number): Promise<boolean> {
  const rows = await source.query('users.exists', 'select from users where id = $1', [id]);
  return rows.length > 0;
}

export interface LuncherRow extends LuncherInPlace {
  upcoming_orders_count: number;
}

export const lunchersOf = (source: Queryable, userId: number): Promise<LuncherRow[]> =>
  source.query<LuncherRow>(
    'users.lunchers',
    `select ${LUNCHER_IN_PLACE},
       (select count(*) from lunches o
        where o.luncher_id = l.id and o.user_id = l.user_id and o.is_ahead) as upcoming_orders_count
     from lunchers_in_place l
     where l.user_id = $1 and l.deleted_at is null order by l.id`,
    [userId],
  );

export interface SelectionRow {
  order_id: number;
  date: PlainDate;
  kind: MealType;
  luncher: { id: number; first: string; color: string };
  school: string;
  item: string;
  options: string[];
  extras: string[];
  status: 'placed' | 'locked' | 'served' | 'cancelled';
  cancel_reason: string | null;
  total_cents: number;
  late_fee_cents: number;
  source: string;
}

/** `recent`: of today and before, without those that were cancelled. */
export type When = 'upcoming' | 'past' | 'recent';

/** Lunches from today on where the school is, or before. */
const SIDE = `from lunches o where o.user_id = $1 and case $2::text
  when 'upcoming' then o.date >= o.today
  when 'past' then o.date < o.today
  else o.date <= o.today and lunch_counts(o.status) end`;
const LATER_FIRST = `case when $2::text = 'upcoming' then o.date end, o.date desc, o.luncher_id, o.id`;

export async function countSelections(
  source: Queryable,
  userId: number,
  when: When,
): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    'users.count_selections',
    `select count(*) as total ${SIDE}`,
    [userId, when],
  );
  return row?.total ?? 0;
}

/** Returns a family's lunches: those to come with the next day first, past ones with the last first. */
export const selectionsOf = (
  source: Queryable,
  userId: number,
  when: When,
  slice: { readonly limit: number; readonly offset: number },
): Promise<SelectionRow[]> =>
  source.query<SelectionRow>(
    'users.selections',
    `select o.id as order_id, o.date, o.kind, o.status, o.cancel_reason, o.total_cents, o.late_fee_cents,
       o.source, o.destination_name as school, o.item_name as item,
       json_build_object('id', o.luncher_id, 'first', o.luncher_first, 'color', o.luncher_color)
         as luncher,
       array(select n.name from lunch_options n where n.order_id = o.id order by n.line_id)
         as options,
       array(select n.name from lunch_extras n where n.order_id = o.id order by n.line_id) as extras
     from (select o.id ${SIDE}
       order by ${LATER_FIRST}
       limit $3 offset $4) page
     join lunches o on o.id = page.id
     order by ${LATER_FIRST}`,
    [userId, when, slice.limit, slice.offset],
  );
