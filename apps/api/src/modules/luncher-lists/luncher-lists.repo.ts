import type { ListSort, ListTab } from '@yay/contract/luncher-lists/values';
import type { SchoolScope } from '@yay/domain/access';
import type { Property } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export interface ListedSchoolRow {
  id: number;
  name: string;
  today: PlainDate;
  grades: { id: number; label: string; group: string; archived: boolean }[];
  rooms: { id: number; name: string }[];
  periods: { group: string; name: string }[];
}

/** Returns a school with the grades, rooms and periods that divide its lists, in its own order. */
export async function findListedSchool(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<ListedSchoolRow | undefined> {
  const [row] = await source.query<ListedSchoolRow>(
    'luncher_lists.school',
    `select d.id, d.name, market_today(d.market_id) as today,
       coalesce((
         select json_agg(json_build_object('id', g.id, 'label', g.label, 'group', g.group_name,
           'archived', g.archived_at is not null) order by g.position, g.id)
         from grades g where g.destination_id = d.id), '[]'::json) as grades,
       coalesce((
         select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.position, r.name)
         from rooms r where r.destination_id = d.id and r.archived_at is null), '[]'::json) as rooms,
       coalesce((
         select json_agg(json_build_object('group', p.group_name, 'name', p.name) order by p.starts_at)
         from lunch_periods p where p.destination_id = d.id), '[]'::json) as periods
     from destinations d
     where d.id = $2 and ($1::integer is null or exists (
       select from destination_users own where own.destination_id = d.id and own.user_id = $1))`,
    [scope === 'every' ? null : scope.userId, id],
  );
  return row;
}

export interface ListFilter {
  readonly schoolId: number;
  readonly date: PlainDate;
  readonly monday: PlainDate;
  /** Grades that the school has. */
  readonly validGrades: readonly number[];
  readonly hasRooms: boolean;
  readonly tab: ListTab;
  readonly sort: ListSort;
  readonly gradeId: number | null;
  readonly roomId: number | null;
  readonly group: string | null;
  readonly search: string;
}

export interface PlanRow {
  /** Lunchers on the list, in its order. */
  ids: number[];
  /** The part of the sheet that each is in: a grade, a room or a meal. */
  parts: string[];
  everyone: number;
  lunch: number;
  strict: number;
  first_week: number;
  absent: number;
  needs_you: number;
  meals: { name: string; units: number }[];
}

const NAME = 'lower(k.last), lower(k.first), k.id';
const ROOM = 'k.room_position nulls last, lower(k.room_name) nulls last';
const ORDERS: Record<ListSort, string> = {
  name: NAME,
  grade: `k.grade_position, k.grade_id, ${ROOM}, ${NAME}`,
  room: `${ROOM}, ${NAME}`,
  meal: `lower(k.meal) nulls last, ${NAME}`,
};
const PARTS: Record<ListSort, string> = {
  name: `''::text`,
  grade: 'k.grade_label',
  room: `coalesce(k.room_name, '')`,
  meal: `coalesce(k.meal, '')`,
};

/** A name as it is typed in a hurry: without accents and capitals. */
const plain = (name: string): string =>
  `lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** SQL: the hand-out says last of the lunch, aliased `o`, that its child was not here. */
const IS_ABSENT = `coalesce((select s.kind = 'not_here' from standing_hand_outs s
  where s.order_id = o.id order by s.seq desc limit 1), false)`;

/**
 * Finds who a list names, and counts, in one statement whatever its size: the children of the school
 * and who has a lunch there on the date. Rows are read by these ids, page by page.
 */
export async function planList(source: Queryable, filter: ListFilter): Promise<PlanRow> {
  const { sort } = filter;
  const [row] = await source.query<PlanRow>(
    `luncher_lists.plan_${sort}`,
    `with eaten as materialized (
       select o.luncher_id, min(o.item_name) as meal, min(o.grade_id) as grade_id,
         bool_or(${IS_ABSENT}) as is_absent
       from lunches o
       where o.destination_id = $1 and o.date = $2 and lunch_counts(o.status)
       group by o.luncher_id
     ), who as (
       select l.id from lunchers l where l.destination_id = $1 and l.deleted_at is null
       union select luncher_id from eaten
     ), placed as (
       select l.id, l.first, l.last, e.meal, e.luncher_id is not null as eats,
         coalesce(e.is_absent, false) as is_absent,
         h.is_here, case when h.is_here then l.grade_id else e.grade_id end as grade_id,
         -- A room of another school is nobody's business here.
         case when h.is_here then l.room_id end as room_id,
         l.strict_tolerances <> '{}' as is_strict
       from who join lunchers_in_place l on l.id = who.id
       left join eaten e on e.luncher_id = l.id
       cross join lateral (select l.destination_id = $1 and l.deleted_at is null as is_here) h
     ), known as materialized (
       select p.*, g.label as grade_label, g.position as grade_position, r.name as room_name,
         r.position as room_position,
         p.is_here and (not p.grade_id = any ($4::int[]) or $5 and p.room_id is null) as needs_you,
         exists (select from plain_lunches o where o.luncher_id = p.id and lunch_counts(o.status)
             and o.date between $3::date and $3::date + 4)
           and not exists (select from plain_lunches o where o.luncher_id = p.id
             and lunch_counts(o.status) and o.date < $3::date) as is_first_week
       from placed p join grades g on g.id = p.grade_id left join rooms r on r.id = p.room_id
       where ($7::int is null or p.grade_id = $7) and ($8::int is null or p.room_id = $8)
         and ($9::text is null or g.group_name = $9)
         and ($10 = ''
           or strpos(${plain(`p.first || ' ' || p.last || ' ' || p.first`)}, ${plain('$10')}) > 0
           or strpos(${plain(`p.last || ', ' || p.first`)}, ${plain('$10')}) > 0)
     ), listed as materialized (
       select k.* from known k where case $6
         when 'lunch' then k.eats when 'strict' then k.is_strict
         when 'first_week' then k.is_first_week when 'absent' then k.is_absent when 'needs_you' then k.needs_you else true end
     )
     select
       coalesce((select array_agg(k.id order by ${ORDERS[sort]}) from listed k), '{}') as ids,
       coalesce((select array_agg(${PARTS[sort]} order by ${ORDERS[sort]}) from listed k), '{}')
         as parts,
       (select count(*) from known) as everyone,
       (select count(*) from known k where k.eats) as lunch,
       (select count(*) from known k where k.is_strict) as strict,
       (select count(*) from known k where k.is_first_week) as first_week,
       (select count(*) from known k where k.is_absent) as absent,
       (select count(*) from known k where k.needs_you) as needs_you,
       coalesce((
         select json_agg(json_build_object('name', m.name, 'units', m.units)
           order by m.units desc, m.name)
         from (select o.item_name as name, count(*) as units
               from lunches o join listed k on k.id = o.luncher_id
               where o.destination_id = $1 and o.date = $2 and lunch_counts(o.status)
               group by o.item_name) m), '[]'::json) as meals`,
    [
      filter.schoolId,
      filter.date,
      filter.monday,
      filter.validGrades,
      filter.hasRooms,
      filter.tab,
      filter.gradeId,
      filter.roomId,
      filter.group,
      filter.search,
    ],
  );
  if (row === undefined) throw new Error('the list did not answer');
  return row;
}

export interface ListedRow {
  id: number;
  first: string;
  last: string;
  grade_id: number;
  grade: string;
  room: string | null;
  is_here: boolean;
  strict: Property[];
  is_first_week: boolean;
  is_absent: boolean;
  meals: {
    id: number;
    kind: 'calendar' | 'grab_and_go';
    item: string;
    parts: { kind: 'entree' | 'option' | 'extra'; name: string }[];
  }[];
  /** Days of the date's week with a lunch. */
  eats_on: PlainDate[];
}

/** Reads these children with their lunches of the date, in the order of the ids. */
export const readListed = (
  source: Queryable,
  school: { readonly id: number; readonly date: PlainDate; readonly monday: PlainDate },
  ids: readonly number[],
): Promise<ListedRow[]> =>
  source.query<ListedRow>(
    'luncher_lists.rows',
    `select l.id, l.first, l.last, p.grade_id, g.label as grade,
       case when h.is_here then l.room_name end as room, h.is_here, l.strict_tolerances as strict,
       w.eats_on <> '{}' and not exists (select from plain_lunches o
         where o.luncher_id = l.id and lunch_counts(o.status) and o.date < $3::date)
         as is_first_week,
       coalesce(m.is_absent, false) as is_absent, coalesce(m.meals, '[]'::json) as meals, w.eats_on
     from unnest($4::int[]) with ordinality as asked(id, place)
     join lunchers_in_place l on l.id = asked.id
     cross join lateral (select l.destination_id = $1 and l.deleted_at is null as is_here) h
     left join lateral (
       select min(o.grade_id) as grade_id, bool_or(${IS_ABSENT}) as is_absent, json_agg(json_build_object('id', o.id, 'kind', o.kind,
         'item', o.item_name, 'parts', o.parts) order by o.kind, o.id) as meals
       from lunches o where o.luncher_id = l.id and o.destination_id = $1 and o.date = $2
         and lunch_counts(o.status)
     ) m on true
     cross join lateral (
       select case when h.is_here then l.grade_id else m.grade_id end as grade_id) p
     left join grades g on g.id = p.grade_id
     cross join lateral (
       select array(select distinct o.date from plain_lunches o
         where o.luncher_id = l.id and o.date between $3::date and $3::date + 4
           and lunch_counts(o.status)) as eats_on) w
     order by asked.place`,
    [school.id, school.date, school.monday, ids],
  );

export interface WeekMealsRow {
  luncher_id: number;
  date: PlainDate;
  /** Names, in the order of a day's meals. */
  meals: string[];
}

/** Reads the lunches of these children at the school from Monday to Friday of a week. */
export const readWeekMeals = (
  source: Queryable,
  school: { readonly id: number; readonly monday: PlainDate },
  ids: readonly number[],
): Promise<WeekMealsRow[]> =>
  source.query<WeekMealsRow>(
    'luncher_lists.week_meals',
    `select o.luncher_id, o.date, array_agg(o.item_name order by o.kind, o.id) as meals
     from lunches o
     where o.luncher_id = any ($3::int[]) and o.destination_id = $1
       and o.date between $2::date and $2::date + 4 and lunch_counts(o.status)
     group by o.luncher_id, o.date`,
    [school.id, school.monday, ids],
  );

/** Days of a week on which a grade has no lunch, or a luncher of it whom a closure names. */
export const closedDays = (
  source: Queryable,
  schoolId: number,
  dates: readonly PlainDate[],
): Promise<{ grade_id: number; luncher_id: number | null; date: PlainDate }[]> =>
  source.query<{ grade_id: number; luncher_id: number | null; date: PlainDate }>(
    'luncher_lists.closed',
    `select distinct c.grade_id, c.luncher_id, asked.date
     from closed_for_lunchers c join unnest($2::date[]) as asked(date)
       on asked.date between c.starts_on and c.ends_on
     where c.destination_id = $1`,
    [schoolId, dates],
  );
