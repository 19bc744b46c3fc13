import type { TINTS } from '@yay/contract/items/values';
import type { Part, Property, Tolerances } from '@yay/domain/allergy';
import type { BadgeFormat } from '@yay/domain/badges';
import type { PlainDate } from '@yay/domain/calendar';
import type { ActKind, ActRefusal, ProblemKind } from '@yay/domain/handouts';
import type { Instant } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';

export interface SchoolRow {
  id: number;
  name: string;
  timezone: string;
  today: PlainDate;
  now: Instant;
}

/** Returns a school; `userId` is null for those who see every one, or who were checked before. */
export async function findSchool(
  source: Queryable,
  userId: number | null,
  destinationId: number,
): Promise<SchoolRow | undefined> {
  const [row] = await source.query<SchoolRow>(
    'hand_out.school',
    `select d.id, d.name, m.timezone, c.today, app_now() as now
     from destinations d join markets m on m.id = d.market_id
     join market_clocks c on c.market_id = m.id
     where d.id = $2 and ($1::int is null or exists (
       select from destination_users own where own.destination_id = d.id and own.user_id = $1))`,
    [userId, destinationId],
  );
  return row;
}

export interface BagRow {
  order_id: number;
  kind: 'calendar' | 'grab_and_go';
  first: string;
  last: string;
  grade_id: number | null;
  grade: string;
  room: string | null;
  period: string | null;
  item: string;
  picture: string;
  tint: (typeof TINTS)[number];
  strict: Property[];
  tolerances: Tolerances;
  parts: Part[];
  is_canceled: boolean;
  vendor: string;
  badges: { format: BadgeFormat; number: string }[];
}

/** Returns the lunches of a school on a day, those that were canceled too: their bags may be there. */
export const findBags = (
  source: Queryable,
  destinationId: number,
  date: PlainDate,
): Promise<BagRow[]> =>
  source.query<BagRow>(
    'hand_out.bags',
    `select o.id as order_id, o.kind, o.luncher_first as first, o.luncher_last as last, o.grade_id,
       coalesce(o.grade_label, '') as grade, o.room_name as room, p.name as period,
       coalesce(o.item_name, '') as item, coalesce(i.picture, '') as picture,
       coalesce(i.tint, 'peach') as tint, o.strict_tolerances as strict, o.tolerances, coalesce(o.parts, '[]') as parts,
       o.status = 'cancelled' as is_canceled, coalesce(v.display_name, '') as vendor,
       coalesce((select json_agg(json_build_object('format', b.format, 'number', b.number)
           order by b.format)
         from badges b where b.luncher_id = o.luncher_id and b.ended_at is null), '[]') as badges
     from lunches o
     left join items i on i.id = o.item_id
     left join vendors v on v.id = o.vendor_id
     left join lunch_periods p
       on p.destination_id = o.destination_id and p.group_name = o.group_name
     left join rooms r on r.id = o.room_id
     where o.destination_id = $1 and o.date = $2 and o.luncher_id is not null
       -- One that was replaced within the day stands there as what it became.
       and (lunch_counts(o.status) or not exists (
         select from plain_lunches other where other.luncher_id = o.luncher_id and other.date = o.date
           and other.kind = o.kind
           and other.destination_id = o.destination_id and lunch_counts(other.status)))
     order by o.grade_position, o.grade_label, r.position nulls last, lower(r.name) nulls last,
       lower(o.luncher_first), lower(o.luncher_last), o.id`,
    [destinationId, date],
  );

export interface IdleRow {
  readonly closure: string | null;
  readonly next_on: PlainDate | null;
}

/** Returns the closure of a whole school on a day, and the next day for which lunches are ordered. */
export async function findIdle(
  source: Queryable,
  destinationId: number,
  date: PlainDate,
  locale: Locale,
): Promise<IdleRow | undefined> {
  const [row] = await source.query<IdleRow>(
    'hand_out.idle',
    `select
       (select said_in($3, b.name, b.name_es) from blackouts b
        where b.grade_id is null and closes_anybody(b, d.market_id, d.id, null, $2)
        order by b.id limit 1) as closure,
       (select min(o.date) from plain_lunches o
        where o.destination_id = d.id and o.date > $2 and lunch_counts(o.status)) as next_on
     from destinations d where d.id = $1`,
    [destinationId, date, locale],
  );
  return row;
}

export interface EventRow {
  id: string;
  order_id: number;
  kind: ActKind;
  undoes: string | null;
  problem: ProblemKind | null;
  note: string | null;
  seen: string | null;
  device_at: Instant;
  received_at: Instant;
  /** The school's day on which the server heard of it. */
  day: PlainDate;
  refusal: ActRefusal | null;
  by: string;
}

const EVENT = `select e.id, e.order_id, e.kind, e.undoes, e.problem, e.note, e.seen, e.device_at,
  e.received_at, local_date(e.received_at, $2) as day, e.refusal,
  coalesce((select k.name from kiosks k where k.id = e.kiosk_id),
    (select u.first from users u where u.id = e.user_id), '') as by
  from hand_out_events e`;

/** Returns the acts on the bags of a day, in the order in which the server heard of them. */
export const eventsOfDay = (
  source: Queryable,
  school: Pick<SchoolRow, 'id' | 'timezone' | 'today'>,
): Promise<EventRow[]> =>
  source.query<EventRow>(
    'hand_out.events_of_day',
    `${EVENT} join lunches o on o.id = e.order_id
     where o.destination_id = $1 and o.date = $3 and e.destination_id = $1 order by e.seq`,
    [school.id, school.timezone, school.today],
  );

/** Returns the events of these orders, whatever their day. */
export const eventsOfOrders = (
  source: Queryable,
  school: Pick<SchoolRow, 'id' | 'timezone'>,
  orderIds: readonly number[],
): Promise<EventRow[]> =>
  source.query<EventRow>(
    'hand_out.events_of_orders',
    `${EVENT} where e.destination_id = $1 and e.order_id = any ($3::bigint[]) order by e.seq`,
    [school.id, school.timezone, orderIds],
  );

export interface KnownRow {
  id: string;
  order_id: number;
  refusal: ActRefusal | null;
}

/** Returns which of these acts the school has already. */
export const knownActs = (
  source: Queryable,
  destinationId: number,
  ids: readonly string[],
): Promise<KnownRow[]> =>
  source.query<KnownRow>(
    'hand_out.known',
    `select e.id, e.order_id, e.refusal from hand_out_events e
     where e.destination_id = $1 and e.id = any ($2::uuid[])`,
    [destinationId, ids],
  );

/** Holds the hand-out of a school until the commit: its acts are judged one after the other. */
export async function lockHandOut(tx: Tx, destinationId: number): Promise<void> {
  await tx.query('hand_out.lock', `select ${LOCKS.handOuts.exclusive(['$1::int'], ['$1'])}`, [
    destinationId,
  ]);
}

export interface LunchRow {
  order_id: number;
  kind: 'calendar' | 'grab_and_go';
  item_id: number;
  date: PlainDate;
  first: string;
  is_canceled: boolean;
  tolerances: Tolerances;
  parts: Part[];
}

/** Returns the lunches of a school among these orders; another school's are as if there were none. */
export const lunchesOf = (
  source: Queryable,
  destinationId: number,
  orderIds: readonly number[],
): Promise<LunchRow[]> =>
  source.query<LunchRow>(
    'hand_out.lunches',
    `select o.id as order_id, o.kind, o.item_id, o.date, o.luncher_first as first,
       o.status = 'cancelled' as is_canceled, o.tolerances, coalesce(o.parts, '[]') as parts
     from lunches o where o.destination_id = $1 and o.id = any ($2::bigint[])
       and o.luncher_id is not null`,
    [destinationId, orderIds],
  );

export interface NewEvent {
  readonly id: string;
  readonly order_id: number;
  readonly kind: ActKind;
  readonly undoes: string | null;
  readonly problem: ProblemKind | null;
  readonly note: string | null;
  readonly seen: string | null;
  readonly label_token: string | null;
  readonly device_at: string;
  readonly refusal: ActRefusal | null;
}

/** Writes acts in their order, in one statement. */
export async function insertEvents(
  tx: Tx,
  by: {
    readonly destinationId: number;
    readonly kioskId: number | null;
    readonly userId: number | null;
  },
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    'hand_out.insert',
    `insert into hand_out_events (id, destination_id, order_id, kind, undoes, problem, note, seen,
       label_token, device_at, refusal, kiosk_id, user_id)
     select r.id, $1, r.order_id, r.kind, r.undoes, r.problem, r.note, r.seen, r.label_token,
       r.device_at, r.refusal, $2, $3
     from rows from (jsonb_to_recordset($4) as (id uuid, order_id bigint, kind text, undoes uuid,
       problem text, note text, seen text, label_token text, device_at timestamptz, refusal text))
       with ordinality as r (id, order_id, kind, undoes, problem, note, seen, label_token,
         device_at, refusal, place)
     order by r.place`,
    [by.destinationId, by.kioskId, by.userId, JSON.stringify(events)],
  );
  announceSchools(tx, [by.destinationId]);
}

/** Tells whether a tablet is still one, by the same reading as its acts. */
export async function isKioskOn(tx: Tx, kioskId: number): Promise<boolean> {
  const [row] = await tx.query<{ id: number }>(
    'hand_out.kiosk',
    'select k.id from kiosks k where k.id = $1 and k.revoked_at is null',
    [kioskId],
  );
  return row !== undefined;
}

export async function kioskName(source: Queryable, kioskId: number): Promise<string | null> {
  const [row] = await source.query<{ name: string }>(
    'hand_out.kiosk_name',
    'select k.name from kiosks k where k.id = $1',
    [kioskId],
  );
  return row?.name ?? null;
}
