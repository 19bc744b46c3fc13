import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { CLOSED } from './schedule.repo.ts';

export interface PlanSchool {
  id: number;
  name: string;
  market_id: number;
  groups: string[];
}

/** Returns the schools that exist and are not archived, each with the groups of its grades. */
export const findPlanSchools = (source: Queryable, ids: readonly number[]): Promise<PlanSchool[]> =>
  source.query<PlanSchool>(
    'menu_schedules.plan_schools',
    `select d.id, d.name, d.market_id, coalesce((
       select json_agg(distinct g.group_name) from grades g
       where g.destination_id = d.id and g.archived_at is null), '[]'::json) as groups
     from destinations d where d.id = any ($1) and d.status <> 'archived'
     order by lower(d.name), d.id`,
    [ids],
  );

export interface ServedRow {
  destination_id: number;
  group_name: string;
  date: PlainDate;
  menu_id: number;
}

/** Returns the menus by which these schools eat on these days. */
export const findServed = (
  source: Queryable,
  of: {
    readonly destinationIds: readonly number[];
    readonly groups: readonly string[];
    readonly dates: readonly PlainDate[];
  },
): Promise<ServedRow[]> =>
  source.query<ServedRow>(
    'menu_schedules.served',
    `select destination_id, group_name, date, menu_id
     from scheduled_menus
     where destination_id = any ($1) and date = any ($3) and group_name = any ($2)
       and menu_id is not null`,
    [of.destinationIds, of.groups, of.dates],
  );

export interface WantedRow {
  readonly destinationId: number;
  readonly group: string;
  readonly date: PlainDate;
  readonly menuId: number | null;
  /** The day that it is copied from. */
  readonly from?: PlainDate;
}
const columnsOf = (cells: readonly WantedRow[]) => [
  cells.map((cell) => cell.destinationId),
  cells.map((cell) => cell.group),
  cells.map((cell) => cell.date),
  cells.map((cell) => cell.menuId),
];

export interface KnownRow {
  destination_id: number;
  group_name: string;
  date: PlainDate;
  menu_id: number | null;
  locked: boolean;
  closure_name: string | null;
  closure_reason: string | null;
  meals: number;
  losing: number;
}

/**
 * Returns the present menu of every wanted cell, and the orders and specials that a change would
 * lose: one statement, however many schools and days there are.
 */
export const findKnown = (source: Queryable, cells: readonly WantedRow[]): Promise<KnownRow[]> =>
  source.query<KnownRow>(
    'menu_schedules.known',
    `with wanted as materialized (
       select w.destination_id, w.group_name, w.date, w.menu_id as wanted_id, d.market_id,
         dd.id as day_id, dg.menu_id,
         w.date < k.today or l.date is not null as locked
       from unnest($1::int[], $2::text[], $3::date[], $4::int[])
         as w (destination_id, group_name, date, menu_id)
       join destinations d on d.id = w.destination_id
       join market_clocks k on k.market_id = d.market_id
       left join locked_days l on l.market_id = d.market_id and l.date = w.date
       left join destination_days dd on dd.destination_id = w.destination_id and dd.date = w.date
       left join destination_day_grades dg on dg.destination_day_id = dd.id
         and dg.group_name = w.group_name
     ), places as (
       select w.destination_id, w.market_id, w.group_name, w.date, exists (
         select from blackouts b where b.destination_id = w.destination_id
           and b.grade_id is not null
           and closes(b, w.market_id, w.destination_id, b.grade_id, w.date)) as has_grade_closures
       from wanted w
     ), closed as (${CLOSED}
     ), meals as (
       select w.destination_id, w.group_name, w.date, count(*)::int as meals,
         count(*) filter (where w.wanted_id is null or exists (
           select from (select o.item_id union all
               select e.item_id from lunch_extras e where e.order_id = o.id) x
           where not exists (select from menu_items mi
               where mi.menu_id = w.wanted_id and mi.item_id = x.item_id)
             and not exists (select from daily_specials s where s.menu_id = w.wanted_id
               and s.destination_day_id = w.day_id and s.item_id = x.item_id)))::int as losing
       from wanted w
       join grades g on g.destination_id = w.destination_id and g.group_name = w.group_name
       join plain_lunches o on o.destination_id = w.destination_id and o.date = w.date
         and o.grade_id = g.id and o.status = 'placed' and o.kind = 'calendar'
       where w.wanted_id is distinct from w.menu_id
       group by w.destination_id, w.group_name, w.date
     )
     select w.destination_id, w.group_name, w.date, w.menu_id, w.locked, c.name as closure_name,
       c.reason as closure_reason, coalesce(m.meals, 0) as meals, coalesce(m.losing, 0) as losing
     from wanted w
     left join closed c using (destination_id, group_name, date)
     left join meals m using (destination_id, group_name, date)`,
    columnsOf(cells),
  );

export interface PlanMenuRow {
  id: number;
  name: string;
  kind: string;
  last_day: PlainDate;
  archived: boolean;
}

export const findPlanMenus = (source: Queryable, ids: readonly number[]): Promise<PlanMenuRow[]> =>
  source.query<PlanMenuRow>(
    'menu_schedules.plan_menus',
    `select id, name, kind, last_day, archived_at is not null as archived
     from menus where id = any ($1)`,
    [ids],
  );

/** Days that are not there yet come to be; the window of each ends with its menu. */
export async function writeCells(tx: Tx, cells: readonly WantedRow[]): Promise<void> {
  const [ids, , dates] = columnsOf(cells);
  await tx.query(
    'menu_schedules.add_days',
    `insert into destination_days (destination_id, date)
     select distinct * from unnest($1::int[], $2::date[]) as w (destination_id, date)
     order by 1, 2 on conflict (destination_id, date) do nothing`,
    [ids, dates],
  );
  await tx.query(
    'menu_schedules.write',
    `insert into destination_day_grades (destination_day_id, group_name, menu_id, menu_end)
     select dd.id, w.group_name, w.menu_id, m.last_day
     from unnest($1::int[], $2::text[], $3::date[], $4::int[])
       as w (destination_id, group_name, date, menu_id)
     join destination_days dd on dd.destination_id = w.destination_id and dd.date = w.date
     left join menus m on m.id = w.menu_id
     order by dd.id, w.group_name
     on conflict (destination_day_id, group_name)
       do update set menu_id = excluded.menu_id, menu_end = excluded.menu_end`,
    columnsOf(cells),
  );
}

/** Menus that are used later than their last day last until then, and so do their windows. */
export async function extendMenus(
  tx: Tx,
  menus: readonly { readonly id: number; readonly until: PlainDate }[],
): Promise<void> {
  if (menus.length === 0) return;
  const columns = [menus.map(({ id }) => id), menus.map(({ until }) => until)];
  await tx.query(
    'menu_schedules.extend_days',
    `update destination_day_grades dg set menu_end = w.until
     from unnest($1::int[], $2::date[]) as w (id, until)
     join menus m on m.id = w.id, destination_days dd
     where dg.menu_id = w.id and dd.id = dg.destination_day_id and dg.menu_end = m.last_day
       and dd.date >= (select office_today())`,
    columns,
  );
  await tx.query(
    'menu_schedules.extend_menus',
    `update menus m set last_day = w.until, version = m.version + 1, revision = m.revision + 1
     from unnest($1::int[], $2::date[]) as w (id, until) where m.id = w.id`,
    columns,
  );
}
