import type { TripState } from '@yay/contract/class-trips/calls';
import type { Property } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';

export interface TripRow {
  readonly id: number;
  readonly link_id: number;
  readonly date: PlainDate;
  readonly grade_id: number;
  readonly grade: string;
  readonly place: string;
  /** The Spanish name of the closure; null where it has none, or the trip is not agreed to. */
  readonly place_es: string | null;
  readonly note: string;
  readonly email: string | null;
  readonly locale: 'en' | 'es';
  readonly teacher: string;
  readonly state: TripState;
  readonly answer: string;
  readonly decided_by: string | null;
  readonly decided_at: number | null;
  readonly batch_id: number | null;
  /** The number of children who go; null: the whole grade. */
  readonly children: number | null;
  /** Names of the children as the teacher typed them; null once the trip is answered. */
  readonly names: string[] | null;
  /** The lunchers for whom the agreed trip closed the day; null: the whole grade. */
  readonly luncher_ids: number[] | null;
  readonly lunches: number | null;
  /** The kitchen has its count, by the day's row. */
  readonly is_day_locked: boolean;
  readonly created_at: number;
}

const TRIP = `t.id, t.link_id, t.date, t.grade_id, g.label as grade, t.place,
  b.name_es as place_es, t.note, t.email, t.locale, l.teacher, t.state, t.answer,
  u.first || ' ' || u.last as decided_by, t.decided_at, t.batch_id,
  t.children, t.names, b.luncher_ids,
  case when t.children is null then (select count(*) from lunches o
    where o.grade_id = t.grade_id and o.date = t.date and lunch_counts(o.status)) end as lunches,
  exists (select from locked_days k where k.market_id = d.market_id and k.date = t.date)
    as is_day_locked, t.created_at
  from class_trips t join trip_links l on l.id = t.link_id
  join grades g on g.id = t.grade_id join destinations d on d.id = t.destination_id
  left join users u on u.id = t.decided_by left join blackout_batches b on b.id = t.batch_id`;

/** Returns where a trip goes, as somebody of this language reads it. */
export const placeIn = (locale: Locale, trip: Pick<TripRow, 'place' | 'place_es'>): string =>
  (locale === 'es' && trip.place_es) || trip.place;

export async function findTrip(
  source: Queryable,
  schoolId: number,
  id: number,
): Promise<TripRow | undefined> {
  const [row] = await source.query<TripRow>(
    'class_trips.one',
    `select ${TRIP} where t.destination_id = $1 and t.id = $2`,
    [schoolId, id],
  );
  return row;
}

/** Locks a trip, so that nobody else answers or takes it back until the commit. */
export async function lockTrip(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'class_trips.lock',
    `select id from class_trips where id = $1 ${LOCKS.classTrips.forUpdate(['$1'])}`,
    [id],
  );
}

/** Returns the waiting trips by their day, then the others from the latest. */
export const tripsOf = (source: Queryable, schoolId: number): Promise<TripRow[]> =>
  source.query<TripRow>(
    'class_trips.list',
    `select ${TRIP} where t.destination_id = $1 and t.state <> 'withdrawn'
     order by t.state <> 'waiting', case when t.state = 'waiting' then t.date end, t.id desc
     limit 100`,
    [schoolId],
  );

export const tripsOfLink = (source: Queryable, linkId: number): Promise<TripRow[]> =>
  source.query<TripRow>(
    'class_trips.of_link',
    `select ${TRIP} where t.link_id = $1 and t.state <> 'withdrawn' order by t.id desc limit 30`,
    [linkId],
  );

/** Undefined when somebody asks for the same grade and day already. */
export async function insertTrip(
  tx: Tx,
  trip: {
    readonly linkId: number;
    readonly schoolId: number;
    readonly gradeId: number;
    readonly date: PlainDate;
    readonly place: string;
    readonly note: string;
    readonly email: string | null;
    readonly locale: 'en' | 'es';
    readonly names: readonly string[] | null;
  },
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    'class_trips.insert',
    `insert into class_trips (link_id, destination_id, grade_id, date, place, note, email, locale,
       names, children)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text[], cardinality($9::text[]))
     on conflict do nothing returning id`,
    [
      trip.linkId,
      trip.schoolId,
      trip.gradeId,
      trip.date,
      trip.place,
      trip.note,
      trip.email,
      trip.locale,
      trip.names,
    ],
  );
  announceSchools(tx, [trip.schoolId]);
  return row?.id;
}

export async function writeAnswer(
  tx: Tx,
  id: number,
  answer: {
    readonly state: 'agreed' | 'declined';
    readonly words: string;
    readonly by: number;
    readonly batchId: number | null;
  },
): Promise<void> {
  const rows = await tx.query<{ destination_id: number }>(
    'class_trips.answer',
    `update class_trips set state = $2, answer = $3, decided_by = $4, batch_id = $5,
       decided_at = app_now(), names = null where id = $1 returning destination_id`,
    [id, answer.state, answer.words, answer.by, answer.batchId],
  );
  announceSchools(
    tx,
    rows.map((row) => row.destination_id),
  );
}

export async function withdrawRow(tx: Tx, id: number): Promise<void> {
  const rows = await tx.query<{ destination_id: number }>(
    'class_trips.withdraw',
    `update class_trips set state = 'withdrawn', names = null where id = $1 returning destination_id`,
    [id],
  );
  announceSchools(
    tx,
    rows.map((row) => row.destination_id),
  );
}

export interface DayRow {
  readonly date: PlainDate;
  readonly is_locked: boolean;
  readonly closed_grades: number[];
  readonly asked_grades: number[];
  readonly lunches: { grade_id: number; count: number }[];
}

export interface TripGrade {
  readonly id: number;
  readonly label: string;
}

export const gradesOf = (source: Queryable, schoolId: number): Promise<TripGrade[]> =>
  source.query<TripGrade>(
    'class_trips.grades',
    `select id, label from grades where destination_id = $1 and archived_at is null
     order by position, id`,
    [schoolId],
  );

/** Days of a school with what keeps a grade from going, and how many eat. */
export const daysOf = (
  source: Queryable,
  schoolId: number,
  dates: readonly PlainDate[],
): Promise<DayRow[]> =>
  source.query<DayRow>(
    'class_trips.days',
    `select day.date,
       exists (select from locked_days k where k.market_id = d.market_id and k.date = day.date)
         as is_locked,
       array(select c.grade_id from closed_cells c where c.destination_id = d.id
         and day.date between c.starts_on and c.ends_on) as closed_grades,
       array(select t.grade_id from class_trips t where t.destination_id = d.id
         and t.date = day.date and t.state = 'waiting' and t.children is null) as asked_grades,
       coalesce((select json_agg(json_build_object('grade_id', k.grade_id, 'count', k.count))
         from (select o.grade_id, count(*) as count from lunches o
           where o.destination_id = d.id and o.date = day.date and lunch_counts(o.status)
           group by o.grade_id) k), '[]'::json) as lunches
     from destinations d cross join unnest($2::date[]) as day(date)
     where d.id = $1 order by day.date`,
    [schoolId, dates],
  );

export interface TripOrder {
  readonly id: number;
  readonly user_id: number;
  readonly luncher_id: number;
  readonly luncher: string;
  readonly room: string | null;
  readonly strict: Property[];
  readonly item: string;
  readonly total_cents: number;
  readonly paid_cents: number;
  /** The charged cents before anything came back. */
  readonly charged_cents: number;
  readonly cancelled: boolean;
}

/** Lunchers of a grade: some of them, or all of it. */
export interface Going {
  readonly gradeId: number;
  readonly lunchers: readonly number[] | null;
}

/** Returns the orders of those who go on a day, those that the trip canceled included. */
export const ordersOf = (
  source: Queryable,
  { gradeId, lunchers }: Going,
  date: PlainDate,
  isClosed: boolean,
): Promise<TripOrder[]> =>
  source.query<TripOrder>(
    'class_trips.orders',
    `select o.id, o.user_id, o.luncher_id, o.luncher_last || ', ' || o.luncher_first as luncher, o.room_name as room,
       o.strict_tolerances as strict, coalesce(o.item_name, '') as item, o.total_cents,
       coalesce((select sum(c.meals_cents + c.late_fee_cents - c.discount_cents)
         from order_charges c where c.order_id = o.id), 0)::int as paid_cents,
       coalesce((select sum(c.meals_cents + c.late_fee_cents - c.discount_cents)
           filter (where c.meals_cents + c.late_fee_cents - c.discount_cents > 0)
         from order_charges c where c.order_id = o.id), 0)::int as charged_cents,
       o.status = 'cancelled' as cancelled
     from lunches o
     where o.grade_id = $1 and o.date = $2 and ($4::int[] is null or o.luncher_id = any ($4))
       and (lunch_counts(o.status) or $3 and o.cancel_reason = 'blackout')
     order by lower(o.luncher_last), lower(o.luncher_first), o.id limit 500`,
    [gradeId, date, isClosed, lunchers],
  );

/** Returns the kitchens that cook for those who go on a day, with how many of their lunches. */
export const kitchensOf = (
  source: Queryable,
  { gradeId, lunchers }: Going,
  date: PlainDate,
): Promise<{ readonly name: string; readonly orders: number }[]> =>
  source.query<{ name: string; orders: number }>(
    'class_trips.kitchens',
    `select v.display_name as name, count(*) as orders
     from lunches o join vendors v on v.id = o.vendor_id
     where o.grade_id = $1 and o.date = $2 and lunch_counts(o.status)
       and ($3::int[] is null or o.luncher_id = any ($3))
     group by v.id, v.display_name order by 2 desc, 1`,
    [gradeId, date, lunchers],
  );

/** Counts those of these orders whose label is printed. */
export async function countLabeled(
  source: Queryable,
  orderIds: readonly number[],
): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'class_trips.labeled',
    `select count(distinct l.order_id) as count from labels l
     where l.order_id = any ($1::bigint[]) and l.token is not null`,
    [orderIds],
  );
  return row?.count ?? 0;
}

export async function countWithout(
  source: Queryable,
  { gradeId, lunchers }: Going,
  date: PlainDate,
): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'class_trips.without',
    `select count(*) as count from lunchers l where l.grade_id = $1 and l.deleted_at is null
       and ($3::int[] is null or l.id = any ($3))
       and not exists (select from lunches o where o.luncher_id = l.id and o.date = $2)`,
    [gradeId, date, lunchers],
  );
  return row?.count ?? 0;
}

export interface ContactRow {
  email: string;
  /** The language of the account with this address; the product's first one where there is none. */
  locale: Locale;
}

/** Whom the office wants to be told of closures. */
export const contactsToTell = (source: Queryable, schoolId: number): Promise<ContactRow[]> =>
  source.query<ContactRow>(
    'class_trips.contacts',
    `select k.email, coalesce(u.locale, 'en') as locale
     from school_contacts k left join users u on u.email = lower(k.email)
     where k.destination_id = $1 and k.gets_closures and k.email is not null
     order by k.position, k.id`,
    [schoolId],
  );

export interface GradeChild {
  readonly id: number;
  readonly first: string;
  readonly last: string;
  readonly room: string | null;
}

/** Returns the children of a grade, by whom a teacher may mean. */
export const childrenOfGrade = (
  source: Queryable,
  schoolId: number,
  gradeId: number,
): Promise<GradeChild[]> =>
  source.query<GradeChild>(
    'class_trips.children',
    `select l.id, l.first, l.last, l.room_name as room from lunchers_in_place l
     where l.destination_id = $1 and l.grade_id = $2 and l.deleted_at is null
     order by lower(l.last), lower(l.first), l.id`,
    [schoolId, gradeId],
  );
