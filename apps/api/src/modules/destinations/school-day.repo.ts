import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { Part, Property, Tolerances } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { LuncherColor } from '@yay/domain/lunchers';
import type { Locale } from '@yay/words/locales';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';

/** Lunches of one grade that are the same meal. */
export interface MealOfGradeRow {
  readonly grade_id: number;
  readonly item_id: number;
  readonly item_name: string;
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly lunches: number;
}

export const countMealsOfDay = (
  source: Queryable,
  destinationId: number,
  date: PlainDate,
): Promise<MealOfGradeRow[]> =>
  source.query<MealOfGradeRow>(
    'destinations.day_meals',
    // Counted by numbers; names are looked up and sorted once for each count.
    `select m.grade_id, m.item_id, i.name as item_name, i.vendor_id, v.display_name as vendor_name,
       m.lunches
     from (
       select o.grade_id, o.item_id, count(*)::int as lunches
       from plain_lunches o
       where o.date = $2 and o.destination_id = $1 and lunch_counts(o.status)
       group by o.grade_id, o.item_id
     ) m join items i on i.id = m.item_id join vendors v on v.id = i.vendor_id
     order by i.name, i.id`,
    [destinationId, date],
  );

export interface ChildRow {
  readonly luncher_id: number;
  readonly first: string;
  readonly last: string;
  readonly color: LuncherColor;
  readonly grade_label: string;
  readonly room_name: string | null;
}

/** Columns of a `ChildRow`, from the lunches `o`. */
export const CHILD = `o.luncher_id, o.luncher_first as first, o.luncher_last as last,
  o.luncher_color as color, o.grade_label, o.room_name`;

export interface StrictLunchRow extends ChildRow {
  readonly order_id: number;
  readonly grade_id: number;
  readonly item_name: string;
  readonly tolerances: Tolerances;
  readonly strict: Property[];
  readonly parts: Part[];
}

/** Returns the lunches of children who avoid something strictly, by grade, room and name. */
export const strictLunchesOfDay = (
  source: Queryable,
  destinationId: number,
  date: PlainDate,
): Promise<StrictLunchRow[]> =>
  source.query<StrictLunchRow>(
    'destinations.day_strict',
    `select o.id as order_id, o.grade_id, ${CHILD}, o.item_name, o.tolerances,
       o.strict_tolerances as strict, o.parts
     from lunches o
     where o.date = $2 and o.destination_id = $1 and lunch_counts(o.status)
       and o.strict_tolerances <> '{}'
     order by o.grade_position, o.grade_id, o.room_name nulls last, o.luncher_last,
       o.luncher_first, o.id`,
    [destinationId, date],
  );

export interface GradeOfDayRow {
  readonly id: number;
  readonly label: string;
  readonly rooms: string[];
  readonly period: { name: string; starts_at: string; ends_at: string } | null;
}

/** Returns the school's grades in its own order, with the rooms that their children sit in. */
export const gradesOfDay = (source: Queryable, destinationId: number): Promise<GradeOfDayRow[]> =>
  source.query<GradeOfDayRow>(
    'destinations.day_grades',
    `with seats as materialized (
       select distinct l.grade_id, l.room_id from lunchers_in_place l
       where l.destination_id = $1 and l.deleted_at is null and l.room_id is not null
     )
     select g.id, g.label,
       array(select r.name from seats s join rooms r on r.id = s.room_id
         where s.grade_id = g.id order by r.name) as rooms,
       case when p.name is not null then json_build_object('name', p.name,
         'starts_at', to_char(p.starts_at, 'HH24:MI'), 'ends_at', to_char(p.ends_at, 'HH24:MI'))
       end as period
     from grades g
     left join lunch_periods p on p.destination_id = $1 and p.group_name = g.group_name
     where g.destination_id = $1 and g.archived_at is null
     order by g.position, g.id`,
    [destinationId],
  );

export interface NewcomerRow extends ChildRow {
  readonly grade_id: number;
  readonly first_lunch_on: PlainDate;
  /** Has a lunch on the day itself. */
  readonly has_lunch: boolean;
}

/** Returns the children whose first lunch is from `monday` to `friday`. */
export const newcomersOfWeek = (
  source: Queryable,
  destinationId: number,
  week: { readonly monday: PlainDate; readonly friday: PlainDate; readonly date: PlainDate },
): Promise<NewcomerRow[]> =>
  source.query<NewcomerRow>(
    'destinations.day_newcomers',
    // Each child is looked up once, however many lunches it has in the week.
    `with eating as materialized (
       select o.luncher_id, o.grade_id, min(o.date) as first_lunch_on,
         bool_or(o.date = $4) as has_lunch
       from plain_lunches o
       where o.date between $2 and $3 and o.destination_id = $1 and lunch_counts(o.status)
       group by o.luncher_id, o.grade_id
     )
     select e.luncher_id, l.first, l.last, l.color, g.label as grade_label, l.room_name, e.grade_id,
       e.first_lunch_on, e.has_lunch
     from eating e join lunchers_in_place l on l.id = e.luncher_id join grades g on g.id = e.grade_id
     where not exists (select from plain_lunches b
       where b.luncher_id = e.luncher_id and b.date < $2 and lunch_counts(b.status))
     order by e.first_lunch_on, l.last, l.first, e.luncher_id`,
    [destinationId, week.monday, week.friday, week.date],
  );

export interface UnplacedRow extends ChildRow {
  readonly has_grade: boolean;
  readonly has_lunch: boolean;
  readonly total: number;
}

const MOST_UNPLACED = 30;

/**
 * Returns children without a valid grade, and where the school has rooms, without one: first those
 * who eat on the day.
 */
export const unplacedChildren = (
  source: Queryable,
  destinationId: number,
  date: PlainDate,
): Promise<UnplacedRow[]> =>
  source.query<UnplacedRow>(
    'destinations.day_unplaced',
    `with unknown as materialized (
       select array(select g.id from grades g where g.destination_id = $1
         and lower(replace(btrim(g.label), '’', '''')) = 'i don''t know yet') as grades,
         exists (select from rooms r
           where r.destination_id = $1 and r.archived_at is null) as has_rooms
     )
     select l.id as luncher_id, l.first, l.last, l.color, l.grade_label, l.room_name,
       (l.grade_id = any ((select grades from unknown)::integer[])) is not true as has_grade,
       exists (select from plain_lunches o where o.luncher_id = l.id and o.date = $2
         and lunch_counts(o.status)) as has_lunch,
       (count(*) over ())::int as total
     from lunchers_in_place l
     where l.destination_id = $1 and l.deleted_at is null
       and ((l.room_id is null and (select has_rooms from unknown))
         or l.grade_id = any ((select grades from unknown)::integer[]))
     order by has_lunch desc, has_grade, l.last, l.first, l.id limit $3`,
    [destinationId, date, MOST_UNPLACED],
  );

export interface ClosureAheadRow {
  readonly blackout_id: number;
  readonly name: string;
  readonly reason: BlackoutReason;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly grades: string[];
  readonly children: number | null;
  readonly is_whole: boolean;
}

const MOST_CLOSURES = 6;

/** Returns the closures of a school that end after a day and begin within four weeks of it. */
export const closuresAhead = (
  source: Queryable,
  destinationId: number,
  date: PlainDate,
  locale: Locale,
): Promise<ClosureAheadRow[]> =>
  source.query<ClosureAheadRow>(
    'destinations.day_closures_ahead',
    `select c.blackout_id, said_in($4, c.name, c.name_es) as name, c.reason, c.starts_on, c.ends_on,
       array_agg(g.label order by g.position, g.id) as grades, sum(c.children)::int as children,
       count(*) filter (where c.children is null)
         = (select count(*) from grades a where a.destination_id = $1) as is_whole
     from (
       select blackout_id, name, name_es, reason, starts_on, ends_on, grade_id,
         nullif(count(luncher_id), 0) as children
       from closed_for_lunchers
       where destination_id = $1 and ends_on > $2 and starts_on <= $2::date + 28
       group by blackout_id, name, name_es, reason, starts_on, ends_on, grade_id
     ) c join grades g on g.id = c.grade_id
     group by c.blackout_id, c.name, c.name_es, c.reason, c.starts_on, c.ends_on
     order by c.starts_on, c.blackout_id limit $3`,
    [destinationId, date, MOST_CLOSURES, locale],
  );

export interface RoomRow {
  readonly id: number;
  readonly name: string;
}

/** Returns the rooms of a school that are in use, in its own order. */
export const roomsOf = (source: Queryable, destinationId: number): Promise<RoomRow[]> =>
  source.query<RoomRow>(
    'destinations.rooms',
    `select id, name from rooms where destination_id = $1 and archived_at is null
     order by position, lower(name), id`,
    [destinationId],
  );

/**
 * Seats children of a school, all of them or none: false where one is not of this school. `roomId`
 * null takes their room from them.
 */
export async function seatRows(
  tx: Tx,
  destinationId: number,
  luncherIds: readonly number[],
  roomId: number | null,
): Promise<boolean> {
  const rows = await tx.query(
    'destinations.seat',
    `with children as (
       select id from lunchers
       where id = any ($2::integer[]) and destination_id = $1 and deleted_at is null
     )
     update lunchers l set room_id = $3
     where l.id in (select id from children)
       and (select count(*) from children) = cardinality($2::integer[])
     returning l.id`,
    [destinationId, luncherIds, roomId],
  );
  announceSchools(tx, [destinationId]);
  return rows.length > 0;
}
