import type { PlainDate } from '@yay/domain/calendar';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

// Days on which a repeat has something to do: of the luncher's own group, ahead, with a menu, from
// the week after the seed's to the end of the menu that the seed's weekday has, and not looked at yet.
// The day in UTC is a bound that an index can use. Tables instead of plain_scheduled_menus: this is
// the order that the planner can keep, since the view twice has more tables than it orders by cost.
const DUE = `from lunchers_in_place l
  join repeats r on r.luncher_id = l.id
  join destination_days dd on dd.destination_id = l.destination_id
    and dd.date >= (select utc_today()) - 1 and dd.date > l.today and dd.date > r.seed_monday + 6
  join destination_day_grades dg on dg.destination_day_id = dd.id
    and dg.group_name = l.group_name and dg.menu_id is not null
    and dd.date <= coalesce(dg.menu_end, dd.date)
  join destination_days sd on sd.destination_id = l.destination_id
    and sd.date = r.seed_monday + extract(isodow from dd.date)::int - 1
  join destination_day_grades sg on sg.destination_day_id = sd.id
    and sg.group_name = l.group_name
  join menus sm on sm.id = sg.menu_id and dd.date <= sm.last_day
  left join repeat_meals rm on rm.luncher_id = l.id
    and rm.weekday = extract(isodow from dd.date)
  left join repeat_dates x on x.luncher_id = l.id and x.date = dd.date
  where l.deleted_at is null and l.are_orders_repeating
    and (x.outcome = 'open' or (x.date is null and rm.item_id is not null))`;

/** Returns the Mondays of the weeks in which a family's repeats have something to do, earliest first. */
export async function mondaysDue(source: Queryable, userId: number): Promise<PlainDate[]> {
  const rows = await source.query<{ monday: PlainDate }>(
    'repeats.mondays_due',
    `select distinct date_trunc('week', dd.date)::date as monday ${DUE} and l.user_id = $1
     order by monday`,
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
  /** The repeated meal; null: it is no longer part of the repeat. */
  meal: { item_id: number; option_ids: number[]; extra_ids: number[] } | null;
}

/** Returns the days due in a week, which the caller has locked so that nothing changes in it. */
export const datesDue = (tx: Tx, userId: number, monday: PlainDate): Promise<DueDate[]> =>
  tx.query<DueDate>(
    'repeats.dates_due',
    `select l.id as luncher_id, dd.date, r.version, r.since,
       exists (select 1 from plain_lunches o
         where o.user_id = l.user_id and o.date = dd.date and o.luncher_id = l.id
           and o.kind = 'calendar'
           and (o.source <> 'repeat' or (o.status = 'cancelled'
             and o.id <> all (coalesce(x.withdrawn, '{}')))))
         or exists (select 1 from emptied_days e
           where e.luncher_id = l.id and e.date = dd.date) as is_touched,
       exists (select 1 from plain_lunches o
         where o.luncher_id = l.id and o.date = dd.date and o.kind = 'calendar'
           and lunch_counts(o.status)) as is_placed,
       case when rm.item_id is not null then json_build_object('item_id', rm.item_id,
         'option_ids', rm.option_ids, 'extra_ids', rm.extra_ids) end as meal
     ${DUE} and l.user_id = $1 and dd.date between $2::date and $2::date + 4
     order by dd.date, l.id`,
    [userId, monday],
  );

/** Returns the families of these lunchers whose repeats have something to do. */
export async function familiesDue(
  source: Queryable,
  luncherIds: readonly number[],
): Promise<number[]> {
  const rows = await source.query<{ user_id: number }>(
    'repeats.families_due',
    `select distinct l.user_id ${DUE} and l.id = any($1) order by l.user_id`,
    [luncherIds],
  );
  return rows.map((row) => row.user_id);
}

export interface LookedAt {
  readonly luncherId: number;
  readonly date: PlainDate;
  readonly outcome: 'placed' | 'kept' | 'skipped';
  readonly code: string | null;
  /** The family has to be told. */
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

/** Tells whether these lunchers' repeats are unchanged, and keeps them so until the commit. */
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
