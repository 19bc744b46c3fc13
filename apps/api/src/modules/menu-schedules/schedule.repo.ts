import type { PlainDate } from '@yay/domain/calendar';
import type { Theme } from '@yay/domain/menus';
import type { Queryable } from '../../platform/db/index.ts';

export interface Shown {
  readonly destinationIds: readonly number[];
  readonly group: string;
  readonly start: PlainDate;
  readonly end: PlainDate;
}
const params = ({ destinationIds, group, start, end }: Shown) => [
  destinationIds,
  group,
  start,
  end,
];

export interface DayMenuRow {
  date: PlainDate;
  menu_id: number | null;
  schools: number;
  meals: number;
}

/** Counts by day and menu the schools that eat by it, and the meals ordered there. */
export const findDayMenus = (source: Queryable, shown: Shown): Promise<DayMenuRow[]> =>
  source.query<DayMenuRow>(
    'menu_schedules.day_menus',
    `with served as (
       select destination_id, date, menu_id from scheduled_menus
       where destination_id = any ($1) and group_name = $2 and date between $3 and $4
     ), meals as (
       select o.destination_id, o.date, count(*)::int as meals
       from lunches o
       where o.destination_id = any ($1) and o.group_name = $2 and o.date between $3 and $4
         and lunch_counts(o.status) and o.kind = 'calendar'
       group by o.destination_id, o.date
     )
     select coalesce(s.date, m.date) as date, s.menu_id,
       count(s.destination_id)::int as schools, coalesce(sum(m.meals), 0)::int as meals
     from served s full join meals m on m.destination_id = s.destination_id and m.date = s.date
     group by 1, 2 order by 1, 3 desc, 2`,
    params(shown),
  );

export interface DayClosureRow {
  date: PlainDate;
  name: string;
  reason: string;
  schools: number;
}

/**
 * Selects the days on which a whole group of a school is closed, each once: by its market, by its
 * school, or by closures of every grade of the group. `places` names the groups to look at.
 */
export const CLOSED = `
  select distinct on (x.destination_id, x.group_name, x.date) x.destination_id, x.group_name, x.date,
    x.name, x.reason
  from (
    select p.destination_id, p.group_name, p.date, b.id, b.name, b.reason
    from places p
    join blackouts b on closes(b, p.market_id, p.destination_id, null, p.date)
    union all
    select p.destination_id, p.group_name, p.date, min(b.id), min(b.name), min(b.reason)
    from places p
    join grades g on g.destination_id = p.destination_id and g.group_name = p.group_name
      and g.archived_at is null
    left join blackouts b on b.grade_id = g.id
      and closes(b, p.market_id, p.destination_id, g.id, p.date)
    where p.has_grade_closures
    group by p.destination_id, p.group_name, p.date
    having count(distinct g.id) = count(distinct g.id) filter (where b.id is not null)
  ) x
  order by x.destination_id, x.group_name, x.date, x.id`;

export const findDayClosures = (source: Queryable, shown: Shown): Promise<DayClosureRow[]> =>
  source.query<DayClosureRow>(
    'menu_schedules.day_closures',
    `with places as (
       select d.id as destination_id, d.market_id, $2::text as group_name, day::date as date,
         exists (select from blackouts b where b.destination_id = d.id and b.grade_id is not null
           and b.lifted_at is null and b.starts_on <= $4 and b.ends_on >= $3) as has_grade_closures
       from destinations d, generate_series($3::date, $4::date, interval '1 day') as day
       where d.id = any ($1) and extract(isodow from day) < 6
         and exists (select from grades g where g.destination_id = d.id and g.group_name = $2)
     ), closed as (${CLOSED})
     select date, name, reason, count(*)::int as schools from closed
     group by date, name, reason order by date, 4 desc, name`,
    params(shown),
  );

export interface SpecialRow {
  date: PlainDate;
  menu_id: number;
  item_id: number;
  name: string;
  schools: number;
}

export const findDaySpecials = (source: Queryable, shown: Shown): Promise<SpecialRow[]> =>
  source.query<SpecialRow>(
    'menu_schedules.day_specials',
    `select sm.date, s.menu_id, s.item_id, i.name, count(*)::int as schools
     from scheduled_menus sm
     join daily_specials s on s.destination_day_id = sm.day_id and s.menu_id = sm.menu_id
     join items i on i.id = s.item_id
     where sm.destination_id = any ($1) and sm.group_name = $2 and sm.date between $3 and $4
     group by sm.date, s.menu_id, s.item_id, i.name order by sm.date, 5 desc, i.name`,
    params(shown),
  );

export interface ShownMenuRow {
  id: number;
  name: string;
  theme: Theme | null;
  items: {
    id: number;
    name: string;
    weight: number;
    is_extra: boolean;
    unverified: boolean;
    available: boolean;
  }[];
}

/** Returns menus with their items: `properties` are those of each that may be unverified. */
export const findShownMenus = (
  source: Queryable,
  ids: readonly number[],
  properties: readonly string[],
): Promise<ShownMenuRow[]> =>
  source.query<ShownMenuRow>(
    'menu_schedules.menus',
    `select m.id, m.name, m.theme, coalesce((
       select json_agg(json_build_object('id', i.id, 'name', i.name, 'weight', mi.weight,
         'is_extra', i.is_extra,
         'unverified', exists (select from unnest($2::text[]) as p (name)
           where coalesce(i.properties ->> p.name, 'unverified') = 'unverified'),
         'available', is_offered(i.archived_at, v.suspended_on))
         order by i.is_extra, mi.weight desc, lower(i.name), i.id)
       from menu_items mi join items i on i.id = mi.item_id join vendors v on v.id = i.vendor_id
       where mi.menu_id = m.id), '[]'::json) as items
     from menus m where m.id = any ($1)`,
    [ids, properties],
  );

/** Days of which every one of these markets is over, or with the kitchens. */
export async function findLockedDays(
  source: Queryable,
  shown: Shown,
): Promise<ReadonlySet<PlainDate>> {
  const rows = await source.query<{ date: PlainDate }>(
    'menu_schedules.locked_days',
    `select day::date as date
     from generate_series($2::date, $3::date, interval '1 day') as day
     where not exists (
       select from market_clocks k
       where k.market_id in (select market_id from destinations where id = any ($1))
         and day >= k.today
         and not exists (select from locked_days l
           where l.market_id = k.market_id and l.date = day))`,
    [shown.destinationIds, shown.start, shown.end],
  );
  return new Set(rows.map(({ date }) => date));
}
