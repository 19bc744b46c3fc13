import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export interface FamilyClockRow {
  now: number;
  times: unknown;
  late_fee: unknown;
  /** Zones in which the family's lunchers eat. */
  zones: string[];
}

/** Undefined when there is no such family. */
export async function findFamilyClock(
  source: Queryable,
  userId: number,
): Promise<FamilyClockRow | undefined> {
  const [row] = await source.query<FamilyClockRow>(
    'calendar.family_clock',
    `select app_now() as now,
       (select fields from site_options where type = 'times') as times,
       (select fields from site_options where type = 'late_fee') as late_fee,
       array(select distinct l.timezone from lunchers_in_place l
         where l.user_id = u.id and l.deleted_at is null) as zones
     from users u where u.id = $1`,
    [userId],
  );
  return row;
}

export const findReserved = (
  source: Queryable,
  itemIds: readonly number[],
  monday: PlainDate,
): Promise<
  { item_id: number; date: PlainDate; reserved: number | null; capacity: number | null }[]
> =>
  source.query(
    'calendar.reserved',
    `select item_id, date, s.reserved, c.capacity
     from (select item_id, date, reserved from item_day_stock
           where item_id = any($1) and date between $2::date and $2::date + 4) s
     full join (select item_id, date, capacity from item_day_capacities
           where item_id = any($1) and date between $2::date and $2::date + 4) c
       using (item_id, date)`,
    [itemIds, monday],
  );

export interface WeekCountRow {
  monday: PlainDate;
  luncher_id: number;
  lunches: number;
  total: number;
  discount: number;
}

/** Weeks without lunches have no row. */
export const countWeeks = (
  source: Queryable,
  userId: number,
  mondays: readonly PlainDate[],
): Promise<WeekCountRow[]> =>
  source.query<WeekCountRow>(
    'calendar.count_weeks',
    `select w.monday, o.luncher_id, count(*) as lunches, sum(o.total_cents) as total,
       coalesce(max(s.discount_cents), 0) as discount
     from unnest($2::date[]) as w (monday)
     join lunches o on o.user_id = $1 and o.date between w.monday and w.monday + 4
       and o.kind = 'calendar' and lunch_counts(o.status)
     left join order_weeks s on s.user_id = $1 and s.monday = w.monday
     group by w.monday, o.luncher_id order by w.monday, o.luncher_id`,
    [userId, mondays],
  );

export async function familyExists(source: Queryable, userId: number): Promise<boolean> {
  const rows = await source.query('calendar.family_exists', 'select 1 from users where id = $1', [
    userId,
  ]);
  return rows.length > 0;
}

/** The family of a luncher; undefined when there is no such luncher. */
export async function findFamilyOf(
  source: Queryable,
  luncherId: number,
): Promise<number | undefined> {
  const [row] = await source.query<{ user_id: number }>(
    'calendar.family_of',
    'select user_id from lunchers where id = $1 and deleted_at is null',
    [luncherId],
  );
  return row?.user_id;
}
