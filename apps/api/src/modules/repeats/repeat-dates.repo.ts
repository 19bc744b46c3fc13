import type { PlainDate } from '@yay/domain/calendar';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/**
 * Returns SQL for the days on which a repeat has something to do: of the luncher's own group, ahead,
 * with a menu, from the week after the seed's to the end of the menu that the seed's weekday has, and
 * not looked at yet. `condition` says which lunchers, aliased `l`; they come first and by themselves,
 * since the planner orders no more tables than the rest has.
 */
const due = (columns: string, condition: string): string => `
  with repeating as materialized (
    select l.id, l.user_id, l.destination_id, l.group_name, l.today, r.version, r.since,
      r.seed_monday
    from repeats r
    join lunchers_in_place l on l.id = r.luncher_id
    where l.deleted_at is null and l.are_orders_repeating and ${condition}
  )
  select ${columns}
  from repeating l
  join plain_scheduled_menus m on m.destination_id = l.destination_id
    and m.group_name = l.group_name and m.menu_id is not null
    and m.date > l.today and m.date > l.seed_monday + 6
    and m.date <= coalesce(m.menu_end, m.date)
  join plain_scheduled_menus seed on seed.destination_id = l.destination_id
    and seed.group_name = l.group_name
    and seed.date = l.seed_monday + extract(isodow from m.date)::int - 1
  join menus seed_menu on seed_menu.id = seed.menu_id and m.date <= seed_menu.last_day
  left join repeat_meals rm on rm.luncher_id = l.id
    and rm.weekday = extract(isodow from m.date)
  left join repeat_dates x on x.luncher_id = l.id and x.date = m.date
  where (x.outcome = 'open' or (x.date is null and rm.item_id is not null))`;

/** Returns the Mondays of the weeks in which a family's repeats have something to do, earliest first. */
export async function mondaysDue(source: Queryable, userId: number): Promise<PlainDate[]> {
  const rows = await source.query<{ monday: PlainDate }>(
    'repeats.mondays_due',
    `${due("distinct date_trunc('week', m.date)::date as monday", 'l.user_id = $1')} order by monday`,
    [userId],
  );
  return rows.map(({ monday }) => monday);
}

export interface DueDate {
  luncher_id: number;
  date: PlainDate;
  version: number;
  since: number;
  /** A person ordered, changed or took back something there, so the repeat leaves it alone. */
  is_touched: boolean;
  /** The repeat's own order stands there. */
  is_placed: boolean;
  /** Null: it is no longer part of what is repeated. */
  meal: { item_id: number; option_ids: number[]; extra_ids: number[] } | null;
}

const DUE_DATE = `l.id as luncher_id, m.date, l.version, l.since,
  exists (select 1 from plain_lunches o
    where o.user_id = l.user_id and o.date = m.date and o.luncher_id = l.id
      and o.kind = 'calendar'
      and (o.source <> 'repeat' or (o.status = 'cancelled'
        and o.id <> all (coalesce(x.withdrawn, '{}'))))) as is_touched,
  exists (select 1 from plain_lunches o
    where o.luncher_id = l.id and o.date = m.date and o.kind = 'calendar'
      and o.status <> 'cancelled') as is_placed,
  case when rm.item_id is not null then json_build_object('item_id', rm.item_id,
    'option_ids', rm.option_ids, 'extra_ids', rm.extra_ids) end as meal`;

/** Returns the days due in a week, which the caller has locked so that nothing changes in it. */
export const datesDue = (tx: Tx, userId: number, monday: PlainDate): Promise<DueDate[]> =>
  tx.query<DueDate>(
    'repeats.dates_due',
    `${due(DUE_DATE, 'l.user_id = $1')} and m.date between $2::date and $2::date + 4
     order by m.date, l.id`,
    [userId, monday],
  );

/** Returns the families of these lunchers whose repeats have something to do. */
export async function familiesDue(
  source: Queryable,
  luncherIds: readonly number[],
): Promise<number[]> {
  const rows = await source.query<{ user_id: number }>(
    'repeats.families_due',
    `${due('distinct l.user_id', 'l.id = any($1)')} order by l.user_id`,
    [luncherIds],
  );
  return rows.map((row) => row.user_id);
}

export interface LookedAt {
  readonly luncherId: number;
  readonly date: PlainDate;
  readonly outcome: 'placed' | 'kept' | 'skipped';
  readonly code: string | null;
  /** Whether the family has to be told. */
  readonly tells: boolean;
  readonly withdrawn: number | null;
}

export async function writeDates(tx: Tx, dates: readonly LookedAt[]): Promise<void> {
  await tx.query(
    'repeats.write_dates',
    `insert into repeat_dates (luncher_id, date, outcome, code, told_at, withdrawn)
     select luncher_id, date, outcome, code, case when not tells then app_now() end,
       case when withdrawn is null then '{}'::bigint[] else array[withdrawn] end
     from unnest($1::int[], $2::date[], $3::text[], $4::text[], $5::bool[], $6::bigint[])
       as d (luncher_id, date, outcome, code, tells, withdrawn)
     on conflict (luncher_id, date) do update set outcome = excluded.outcome,
       code = excluded.code, told_at = excluded.told_at, at = app_now(),
       withdrawn = repeat_dates.withdrawn || excluded.withdrawn`,
    [
      dates.map((day) => day.luncherId),
      dates.map((day) => day.date),
      dates.map((day) => day.outcome),
      dates.map((day) => day.code),
      dates.map((day) => day.tells),
      dates.map((day) => day.withdrawn),
    ],
  );
}

/** Whether these lunchers still repeat what they did; from here to the commit they do. */
export async function stillRepeat(tx: Tx, versions: ReadonlyMap<number, number>): Promise<boolean> {
  const rows = await tx.query<{ luncher_id: number; version: number }>(
    'repeats.lock_versions',
    `select luncher_id, version from repeats where luncher_id = any($1)
     order by luncher_id ${LOCKS.repeats.forShare(['$1'])}`,
    [[...versions.keys()]],
  );
  return (
    rows.length === versions.size &&
    rows.every(({ luncher_id, version }) => versions.get(luncher_id) === version)
  );
}
