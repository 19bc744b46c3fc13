import type { ClosedPlace } from '@yay/contract/blackouts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { LuncherColor } from '@yay/domain/lunchers';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

export interface SchoolDayRow {
  readonly market_id: number;
  readonly market: string;
  readonly timezone: string;
  readonly date: PlainDate;
  readonly lock_at: Instant;
  readonly is_locked: boolean;
  readonly meals: number;
  /** The day that it is for the team. */
  readonly today: PlainDate;
}

/** Returns the two next days of each market on which a school serves lunch and that are not served. */
export const schoolDays = (source: Queryable): Promise<SchoolDayRow[]> =>
  source.query<SchoolDayRow>(
    'desk.school_days',
    `select c.market_id, c.name as market, c.timezone, d.date, d.lock_at,
       d.locked_at is not null as is_locked, (select office_today()) as today,
       (select count(*) from lunches l where l.market_id = c.market_id and l.date = d.date
          and lunch_counts(l.status))::int as meals
     from market_clocks c
     cross join lateral (
       select md.date, md.lock_at, md.locked_at from market_days md
       where md.market_id = c.market_id and md.served_at is null and md.date >= c.today
         and exists (
           select from scheduled_menus s
           where s.market_id = c.market_id and s.date = md.date and s.menu_id is not null
             and s.destination_status = 'active'
             and not exists (select from blackouts b
               where closes(b, s.market_id, s.destination_id, null::int, s.date)))
       order by md.date limit 2
     ) d
     order by d.lock_at, c.name, c.market_id`,
  );

/** Counts the meals of some days in every market. */
export const mealsOf = (
  source: Queryable,
  dates: readonly PlainDate[],
): Promise<{ date: PlainDate; meals: number }[]> =>
  source.query<{ date: PlainDate; meals: number }>(
    'desk.meals',
    `select date, count(*)::int as meals from plain_lunches
     where date = any($1::date[]) and lunch_counts(status) group by date`,
    [dates],
  );

export interface ChoicesRow {
  readonly id: number;
  readonly menu_id: number;
  readonly from_item: string;
  readonly to_item: string;
  readonly open: number;
  readonly first_date: PlainDate;
  readonly all_open: number;
}

const MOST_SUBSTITUTIONS = 3;

/** Returns the substitutions that families have still to answer, the earliest day first. */
export const waitingChoices = (source: Queryable): Promise<ChoicesRow[]> =>
  source.query<ChoicesRow>(
    'desk.choices',
    `with waiting as (
       select substitution_id, count(*)::int as open, min(date) as first_date
       from substitution_choices where state = 'open' group by substitution_id
     )
     select s.id, s.menu_id, f.name as from_item, t.name as to_item, w.open, w.first_date,
       coalesce((select sum(open) from waiting), 0)::int as all_open
     from waiting w
     join substitutions s on s.id = w.substitution_id
     join items f on f.id = s.from_item_id
     join items t on t.id = s.to_item_id
     order by w.first_date, w.open desc, s.id limit $1`,
    [MOST_SUBSTITUTIONS],
  );

export interface ClosureRow {
  readonly id: number;
  readonly name: string;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly where: ClosedPlace;
  readonly others: number;
  readonly total: number;
}

const MOST_CLOSURES = 4;

/** Returns the closures of two weeks, one for each deed that laid them. */
export const closuresAhead = (source: Queryable): Promise<ClosureRow[]> =>
  source.query<ClosureRow>(
    'desk.closures',
    `with ahead as (
       select b.id, b.name, b.starts_on, b.ends_on, b.market_id, b.destination_id, b.grade_id,
         cardinality(b.luncher_ids) as children, row_number() over deed as nth, (count(*) over deed)::int as places
       from blackouts b
       where b.lifted_at is null and b.ends_on >= (select office_today())
         and b.starts_on <= (select office_today()) + 14
       window deed as (partition by coalesce(b.batch_id, -b.id) order by b.starts_on, b.id
         rows between unbounded preceding and unbounded following)
     )
     select a.id, a.name, a.starts_on, a.ends_on, a.places - 1 as others,
       json_build_object('name', coalesce(d.name, m.name, ''), 'grade', g.label,
         'children', a.children) as where,
       (count(*) over ())::int as total
     from ahead a
     left join markets m on m.id = a.market_id
     left join destinations d on d.id = a.destination_id
     left join grades g on g.id = a.grade_id
     where a.nth = 1
     order by a.starts_on, a.id limit $1`,
    [MOST_CLOSURES],
  );

export interface OpenedFamilyRow {
  readonly id: number;
  readonly full_name: string;
  readonly opened_at: Instant;
  readonly lunchers: { id: number; first: string; color: LuncherColor }[];
}

const MOST_FAMILIES = 6;

/** Returns the families that a person opened last. */
export const familiesOpenedBy = (source: Queryable, readerId: number): Promise<OpenedFamilyRow[]> =>
  source.query<OpenedFamilyRow>(
    'desk.families',
    `select u.id, u.first || ' ' || u.last as full_name, o.opened_at,
       (select coalesce(json_agg(json_build_object('id', l.id, 'first', l.first, 'color', l.color)
          order by l.id), '[]') from lunchers l where l.user_id = u.id and l.deleted_at is null)
         as lunchers
     from opened_families o join users u on u.id = o.user_id
     where o.reader_id = $1 and u.deleted_at is null and 'customer' = any (u.role_names)
     order by o.opened_at desc, u.id limit $2`,
    [readerId, MOST_FAMILIES],
  );
