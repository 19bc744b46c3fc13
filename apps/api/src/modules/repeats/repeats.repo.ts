import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface WeekOffer {
  luncher_id: number;
  date: PlainDate;
  menu_id: number | null;
  closed: boolean;
  ordered: boolean;
  /** The Friday of the first of the two weeks has passed. */
  is_over: boolean;
}

/** Returns the menus that a family's lunchers have in a week and in the next, Mondays first. */
export const offersOf = (
  source: Queryable,
  userId: number,
  monday: PlainDate,
): Promise<WeekOffer[]> =>
  source.query<WeekOffer>(
    'repeats.offers',
    `select l.id as luncher_id, d.date::date as date, m.menu_id,
       exists (select 1 from blackouts b
         where closes(b, l.market_id, l.destination_id, l.grade_id, l.id, d.date::date)) as closed,
       exists (select 1 from plain_lunches o
         where o.luncher_id = l.id and o.date = d.date and o.kind = 'calendar'
           and lunch_counts(o.status)) as ordered,
       $2::date + 4 < l.today as is_over
     from lunchers_in_place l
     cross join generate_series($2::date, $2::date + 11, interval '1 day') as d (date)
     left join plain_scheduled_menus m on m.destination_id = l.destination_id
       and m.date = d.date and m.group_name = l.group_name
     where l.user_id = $1 and l.deleted_at is null and extract(isodow from d.date) <= 5
     order by l.id, d.date`,
    [userId, monday],
  );

export interface RepeatState {
  luncher_id: number;
  seed_monday: PlainDate;
  /** The last day to which the seed's menus reach; null when they are gone. */
  ends_on: PlainDate | null;
  skipped: { date: PlainDate; code: string }[];
}

export const repeatsOf = (source: Queryable, userId: number): Promise<RepeatState[]> =>
  source.query<RepeatState>(
    'repeats.of_family',
    `select r.luncher_id, r.seed_monday, (
         select max(least(sm.last_day, coalesce(sg.menu_end, sm.last_day)))
         from scheduled_menus sg
         join menus sm on sm.id = sg.menu_id
         join repeat_meals rm on rm.luncher_id = l.id
           and rm.weekday = extract(isodow from sg.date)
         where sg.destination_id = l.destination_id and sg.group_name = l.group_name
           and sg.date between r.seed_monday and r.seed_monday + 4) as ends_on,
       coalesce((select json_agg(json_build_object('date', x.date, 'code', x.code) order by x.date)
         from repeat_dates x
         where x.luncher_id = l.id and x.outcome = 'skipped'
           and x.date >= l.today), '[]'::json) as skipped
     from repeats r
     join lunchers_in_place l on l.id = r.luncher_id and l.deleted_at is null
       and l.are_orders_repeating
     where l.user_id = $1 order by r.luncher_id`,
    [userId],
  );

export interface RepeatedOrder {
  id: number;
  luncher_id: number;
  date: PlainDate;
  market_id: number;
  timezone: string;
  total_cents: number;
  day_locked: boolean;
}

/** Returns the lunches ahead that a repeat placed and no person has changed since. */
export const repeatedAhead = (source: Queryable, userId: number): Promise<RepeatedOrder[]> =>
  source.query<RepeatedOrder>(
    'repeats.ahead',
    `select id, luncher_id, date, market_id, timezone, total_cents, is_day_locked as day_locked
     from lunches
     where user_id = $1 and status = 'placed' and kind = 'calendar' and source = 'repeat' and is_ahead
     order by date, id`,
    [userId],
  );

/** Returns the Monday of the luncher's first week with lunch from this one on, or of this one. */
export async function firstOrderedWeek(source: Queryable, luncherId: number): Promise<PlainDate> {
  const [row] = await source.query<{ monday: PlainDate }>(
    'repeats.first_ordered_week',
    `select date_trunc('week', coalesce((
         select min(o.date) from plain_lunches o
         where o.luncher_id = l.id and o.kind = 'calendar' and lunch_counts(o.status)
           and o.date >= date_trunc('week', l.today + 2)::date), l.today + 2))::date as monday
     from lunchers_in_place l where l.id = $1`,
    [luncherId],
  );
  if (row === undefined) throw new Error(`luncher ${luncherId} is not there`);
  return row.monday;
}

/** Makes that week the one that is repeated, and lets the next sweep look for its days at once. */
export async function sow(tx: Tx, luncherId: number, monday: PlainDate): Promise<void> {
  await tx.query(
    'repeats.sow',
    `insert into repeats (luncher_id, seed_monday) values ($1, $2)
     on conflict (luncher_id) do update set seed_monday = excluded.seed_monday,
       version = repeats.version + 1, since = app_now(), look_at = app_now()`,
    [luncherId, monday],
  );
  await tx.query('repeats.clear_meals', 'delete from repeat_meals where luncher_id = $1', [
    luncherId,
  ]);
  await tx.query(
    'repeats.sow_meals',
    `insert into repeat_meals (luncher_id, weekday, item_id, option_ids, extra_ids)
     select o.luncher_id, extract(isodow from o.date), o.item_id,
       array(select n.option_id from lunch_options n
         where n.order_id = o.id order by n.option_id),
       array(select n.item_id from lunch_extras n where n.order_id = o.id order by n.item_id)
     from plain_lunches o
     where o.luncher_id = $1 and o.date between $2::date and $2::date + 4
       and o.kind = 'calendar' and lunch_counts(o.status)`,
    [luncherId, monday],
  );
}

/** Opens the days that the repeat placed untouched or skipped, so that it looks at them once more. */
export async function openDates(tx: Tx, luncherId: number): Promise<void> {
  await tx.query(
    'repeats.forget_dates',
    `delete from repeat_dates x where x.luncher_id = $1 and x.withdrawn = '{}'
       and x.outcome in ('skipped', 'kept') and x.date >= (select utc_today())`,
    [luncherId],
  );
  await tx.query(
    'repeats.open_dates',
    `update repeat_dates x set outcome = 'open', code = null, told_at = app_now()
     where x.luncher_id = $1 and x.date >= (select utc_today())
       and (x.withdrawn <> '{}' or exists (
         select 1 from plain_lunches o where o.luncher_id = x.luncher_id and o.date = x.date
           and o.kind = 'calendar' and o.status = 'placed' and o.source = 'repeat'))`,
    [luncherId],
  );
}

/** Remembers which orders the repeat took back by itself. */
export async function writeWithdrawn(
  tx: Tx,
  orders: readonly { readonly id: number; readonly luncherId: number; readonly date: PlainDate }[],
): Promise<void> {
  await tx.query(
    'repeats.write_withdrawn',
    `insert into repeat_dates (luncher_id, date, outcome, told_at, withdrawn)
     select luncher_id, date, 'open', app_now(), array[id]
     from unnest($1::int[], $2::date[], $3::bigint[]) as o (luncher_id, date, id)
     on conflict (luncher_id, date) do update
       set withdrawn = repeat_dates.withdrawn || excluded.withdrawn`,
    [
      orders.map((order) => order.luncherId),
      orders.map((order) => order.date),
      orders.map((order) => order.id),
    ],
  );
}

export async function uproot(tx: Tx, luncherId: number): Promise<void> {
  await tx.query('repeats.uproot', 'delete from repeats where luncher_id = $1', [luncherId]);
}

/** Returns those of a family's lunchers that repeat this very week. */
export async function seededBy(
  tx: Tx,
  userId: number,
  luncherIds: readonly number[],
  monday: PlainDate,
): Promise<number[]> {
  const rows = await tx.query<{ luncher_id: number }>(
    'repeats.seeded_by',
    `select r.luncher_id from repeats r join lunchers l on l.id = r.luncher_id
     where l.user_id = $1 and l.deleted_at is null and l.are_orders_repeating
       and r.luncher_id = any($2) and r.seed_monday = $3
     order by r.luncher_id`,
    [userId, luncherIds, monday],
  );
  return rows.map((row) => row.luncher_id);
}
