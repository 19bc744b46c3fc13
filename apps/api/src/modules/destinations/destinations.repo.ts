import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { SchoolScope } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import type { Queryable } from '../../platform/db/index.ts';

export interface DestinationRow {
  id: number;
  name: string;
  abbreviation: string;
  city: string;
  status: 'active' | 'suspended' | 'archived';
  market_id: number;
  market_name: string;
  market_abbreviation: string;
  timezone: string;
}

export const COLUMNS = `d.id, d.name, d.abbreviation, d.city, d.status, m.id as market_id,
  m.name as market_name, m.abbreviation as market_abbreviation, m.timezone`;
export const FROM = 'from destinations d join markets m on m.id = d.market_id';
/** Null where the scope is every school. */
export const IN_SCOPE = `($1::integer is null or exists (
  select from destination_users own where own.destination_id = d.id and own.user_id = $1))`;
export const userOf = (scope: SchoolScope): number | null =>
  scope === 'every' ? null : scope.userId;

export async function findDestination(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<DestinationRow | undefined> {
  const [row] = await source.query<DestinationRow>(
    'destinations.find',
    `select ${COLUMNS} ${FROM} where d.id = $2 and ${IN_SCOPE}`,
    [userOf(scope), id],
  );
  return row;
}

export async function countDestinations(source: Queryable, scope: SchoolScope): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    'destinations.count',
    `select count(*) as total from destinations d where ${IN_SCOPE}`,
    [userOf(scope)],
  );
  return row?.total ?? 0;
}

export const listDestinationRows = (
  source: Queryable,
  scope: SchoolScope,
  slice: { readonly limit: number; readonly offset: number },
): Promise<DestinationRow[]> =>
  source.query<DestinationRow>(
    'destinations.list',
    `select ${COLUMNS} ${FROM} where ${IN_SCOPE}
     order by lower(d.name), d.id limit $2 offset $3`,
    [userOf(scope), slice.limit, slice.offset],
  );

/** The product's clock, once: everything about a week is decided by this instant. */
export async function readNow(source: Queryable): Promise<number> {
  const [row] = await source.query<{ now: number }>('destinations.now', 'select app_now() as now');
  if (row === undefined) throw new Error('the clock did not answer');
  return row.now;
}

export interface SchoolDayRow {
  date: PlainDate;
  has_menu: boolean;
  locked: boolean;
  closures: {
    name: string;
    reason: BlackoutReason;
    grade: string | null;
    children: number | null;
  }[];
}

/**
 * Returns the school's own days of some dates, with their closures; those without a row are left
 * out.
 */
export const findSchoolDays = (
  source: Queryable,
  destinationId: number,
  dates: readonly PlainDate[],
  /** The language in which closures are named. */
  locale: Locale,
): Promise<SchoolDayRow[]> =>
  source.query<SchoolDayRow>(
    'destinations.days',
    `select asked.date,
       exists (
         select from scheduled_menus m
         where m.destination_id = d.id and m.date = asked.date and m.menu_id is not null
       ) as has_menu,
       exists (
         select from locked_days k where k.market_id = d.market_id and k.date = asked.date
       ) as locked,
       coalesce((
         select json_agg(json_build_object(
           'name', said_in($3, b.name, b.name_es), 'reason', b.reason, 'grade', gr.label,
           'children', cardinality(b.luncher_ids))
           order by gr.position nulls first, b.id)
         from blackouts b left join grades gr on gr.id = b.grade_id
         where closes_anybody(b, d.market_id, d.id, b.grade_id, asked.date)), '[]'::json) as closures
     from destinations d cross join unnest($2::date[]) as asked(date)
     where d.id = $1 order by asked.date`,
    [destinationId, dates, locale],
  );

export interface GradeCountRow {
  grade_id: number;
  label: string;
  /** The lunches by date; a day without lunches is not in it. */
  lunches: Record<string, number>;
}

/** Returns every grade of the school with its lunches of some dates, cancelled ones left out. */
export const countByGrade = (
  source: Queryable,
  destinationId: number,
  dates: readonly PlainDate[],
): Promise<GradeCountRow[]> =>
  source.query<GradeCountRow>(
    'destinations.lunches',
    `select g.id as grade_id, g.label, coalesce(counted.lunches, '{}'::json) as lunches
     from grades g left join (
       select grade_id, json_object_agg(date, units) as lunches from (
         select o.grade_id, o.date, count(*) as units from lunches o
         where o.destination_id = $1 and o.date = any ($2::date[]) and lunch_counts(o.status)
         group by o.grade_id, o.date
       ) by_day group by grade_id
     ) counted on counted.grade_id = g.id
     where g.destination_id = $1 and (g.archived_at is null or counted.lunches is not null)
     order by g.position, g.id`,
    [destinationId, dates],
  );
