import type { PlainDate } from '@yay/domain/calendar';
import type { PricedLine } from '@yay/domain/pricing';
import type { DecidedDiscount } from '@yay/domain/week';
import { asTimestamp, isUniqueViolation, LOCKS, type Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';
import { type DoneBy, originParams } from '../cancelling/index.ts';
import { termsOf } from '../discounts/index.ts';

export interface StockKey {
  readonly itemId: number;
  readonly date: PlainDate;
}

/** Locks a family's week until the commit and returns whether the family exists. */
export async function lockWeek(tx: Tx, userId: number, monday: PlainDate): Promise<boolean> {
  const rows = await tx.query(
    'orders.lock_week',
    `insert into order_weeks (user_id, monday) select id, $2::date from users where id = $1
     on conflict (user_id, monday) do update set version = order_weeks.version ${LOCKS.weeks.implied(['$1', '$2'])}
     returning version`,
    [userId, monday],
  );
  return rows.length > 0;
}

export interface Remembered {
  readonly body_hash: Buffer;
  readonly response: unknown;
}

/**
 * Locks the days of the named lunchers, as `lockDaysShared` does, and returns the answer that an
 * earlier request with this key got. It is a statement of its own after `lockWeek`: a statement sees
 * only what was committed before it began, and the wait for the week may have been for that request.
 */
export async function lockNamedDays(
  tx: Tx,
  named: {
    readonly userId: number;
    readonly days: readonly { readonly luncherId: number; readonly date: PlainDate }[];
    readonly keyOwner: number;
    readonly key: string | null;
  },
): Promise<Remembered | undefined> {
  const [row] = await tx.query<{ body_hash: Buffer | null; response: unknown }>(
    'orders.lock_named_days',
    `with days as materialized (
       select distinct l.market_id, named.date
       from unnest($2::int[], $3::date[]) as named (luncher_id, date)
       join lunchers_in_place l on l.id = named.luncher_id and l.user_id = $1
       order by l.market_id, named.date
     ), held as materialized (
       select count((${LOCKS.days.shared(['market_id', 'date'])})::text) as days from days
     )
     select k.body_hash, k.response from held
     left join idempotency_keys k on k.user_id = $4 and k.key = $5`,
    [
      named.userId,
      named.days.map((day) => day.luncherId),
      named.days.map((day) => day.date),
      named.keyOwner,
      named.key,
    ],
  );
  return row?.body_hash ? { body_hash: row.body_hash, response: row.response } : undefined;
}

/**
 * Locks the stock of items on days until the commit. Returns the reserved units, and the capacity where
 * the day has another one than usual. A change of that capacity locks the day alone, so it stays as it
 * is while this transaction shares the day.
 */
export function lockStock(
  tx: Tx,
  keys: readonly StockKey[],
): Promise<{ item_id: number; date: PlainDate; reserved: number; capacity: number | null }[]> {
  return tx.query(
    'orders.lock_stock',
    `insert into item_day_stock (item_id, date)
     select item_id, date from unnest($1::int[], $2::date[]) as k (item_id, date)
     order by item_id, date
     on conflict (item_id, date) do update set reserved = item_day_stock.reserved
     ${LOCKS.stock.implied(['$1', '$2'])}
     returning item_id, date, reserved,
       (select c.capacity from item_day_capacities c
        where c.item_id = item_day_stock.item_id and c.date = item_day_stock.date) as capacity`,
    [keys.map((key) => key.itemId), keys.map((key) => key.date)],
  );
}

export async function moveStock(
  tx: Tx,
  moves: readonly (StockKey & { readonly units: number })[],
): Promise<void> {
  await tx.query(
    'orders.move_stock',
    `update item_day_stock s set reserved = greatest(s.reserved + m.units, 0)
     from unnest($1::int[], $2::date[], $3::int[]) as m (item_id, date, units)
     where s.item_id = m.item_id and s.date = m.date`,
    [
      moves.map((move) => move.itemId),
      moves.map((move) => move.date),
      moves.map((move) => move.units),
    ],
  );
}

/** Remembers days that a person left empty where nothing stood: a repeat does not fill them. */
export async function markEmptied(
  tx: Tx,
  days: readonly { readonly luncherId: number; readonly date: PlainDate }[],
): Promise<void> {
  await tx.query(
    'orders.mark_emptied',
    `insert into emptied_days (luncher_id, date)
     select luncher_id, date from unnest($1::int[], $2::date[]) as d (luncher_id, date)
     on conflict do nothing`,
    [days.map((day) => day.luncherId), days.map((day) => day.date)],
  );
}

/** One order's change, as the statement below reads it. */
export interface OrderWrite {
  readonly op: 'placed' | 'changed' | 'cancelled';
  readonly order_id: number | null;
  readonly luncher_id: number;
  readonly date: PlainDate;
  readonly destination_id?: number;
  readonly grade_id?: number;
  readonly source?: string;
  readonly item_id?: number;
  readonly entree_cents?: number;
  readonly late_fee_cents?: number;
  readonly total_cents?: number;
  readonly reason?: string;
  readonly before: object | null;
  readonly after: object;
  /** Lines that are new or have another price. */
  readonly options: readonly PricedLine[];
  readonly extras: readonly PricedLine[];
  readonly gone_options: readonly number[];
  readonly gone_extras: readonly number[];
}

/** Writes changes of orders with their events and returns the ids of new orders. */
export async function writeOrders(
  tx: Tx,
  by: DoneBy & { readonly userId: number; readonly kind?: 'calendar' | 'grab_and_go' },
  writes: readonly OrderWrite[],
): Promise<{ id: number; luncher_id: number; date: PlainDate }[]> {
  const [row] = await tx.query<{
    done: number;
    schools: number[];
    placed: { id: number; luncher_id: number; date: PlainDate }[] | null;
  }>('orders.write', WRITE_ORDERS, [
    by.userId,
    by.actorId,
    by.impersonatorId,
    JSON.stringify(writes),
    ...originParams(by),
    by.decidedAt === undefined ? null : asTimestamp(by.decidedAt),
    by.kind ?? 'calendar',
  ]);
  // The week and its days are locked, so that no order can have changed since it was read.
  if (row?.done !== writes.length) throw new Error('an order changed although its week is locked');
  announceSchools(tx, row.schools);
  return row.placed ?? [];
}

const WRITE_ORDERS = `
with asked as materialized (
  select * from jsonb_to_recordset($4::jsonb) as x (op text, order_id bigint, luncher_id int,
    date date, destination_id int, grade_id int, source text, item_id int, entree_cents int,
    late_fee_cents int, total_cents int, reason text, before jsonb, after jsonb, options jsonb,
    extras jsonb, gone_options int[], gone_extras int[])
), placed as (
  insert into orders (user_id, luncher_id, destination_id, grade_id, date, source, item_id,
    entree_cents, late_fee_cents, total_cents, kind)
  select $1, luncher_id, destination_id, grade_id, date, source, item_id, entree_cents,
    late_fee_cents, total_cents, $9::text
  from asked where op = 'placed'
  returning id, luncher_id, date, destination_id
), changed as (
  update orders o set destination_id = a.destination_id, grade_id = a.grade_id,
    source = a.source, item_id = a.item_id, entree_cents = a.entree_cents,
    late_fee_cents = a.late_fee_cents, total_cents = a.total_cents, updated_at = app_now()
  from asked a
  where a.op = 'changed' and o.id = a.order_id and o.user_id = $1 and o.status = 'placed'
  returning o.id, o.destination_id
), cancelled as (
  update orders o set status = 'cancelled', cancel_reason = a.reason, updated_at = app_now()
  from asked a
  where a.op = 'cancelled' and o.id = a.order_id and o.user_id = $1 and o.status = 'placed'
  returning o.id, o.destination_id
), known as (
  select a.op, a.before, a.after, a.options, a.extras, coalesce(a.order_id, p.id) as id
  from asked a
  left join placed p on a.op = 'placed' and p.luncher_id = a.luncher_id and p.date = a.date
), gone_options as (
  delete from order_lines n using asked a
  where a.op = 'changed' and n.order_id = a.order_id and n.option_id = any(a.gone_options)
), gone_extras as (
  delete from order_lines n using asked a
  where a.op = 'changed' and n.order_id = a.order_id and n.item_id = any(a.gone_extras)
), options as (
  insert into order_lines (order_id, kind, option_id, price_cents)
  select k.id, 'option', l.id, l.cents
  from known k, jsonb_to_recordset(k.options) as l (id int, cents int)
  on conflict (order_id, option_id) where option_id is not null
    do update set price_cents = excluded.price_cents
), extras as (
  insert into order_lines (order_id, kind, item_id, price_cents)
  select k.id, 'extra', l.id, l.cents
  from known k, jsonb_to_recordset(k.extras) as l (id int, cents int)
  on conflict (order_id, item_id) where item_id is not null
    do update set price_cents = excluded.price_cents
), told as (
  insert into order_events (order_id, user_id, kind, actor_id, impersonator_id, before, after,
    ip, user_agent, request_id, at)
  select id, $1, op, $2, $3, before, after, $5::text, $6::text, $7::text,
    coalesce($8::timestamptz, app_now()) from known
)
select (select json_agg(json_build_object('id', p.id, 'luncher_id', p.luncher_id, 'date', p.date))
    from placed p) as placed,
  array(select destination_id from placed union select destination_id from changed
    union select destination_id from cancelled) as schools,
  (select count(*) from placed) + (select count(*) from changed)
    + (select count(*) from cancelled) as done`;

interface SavedWeekRow {
  readonly userId: number;
  readonly monday: PlainDate;
  readonly version: number;
  readonly discount: DecidedDiscount;
}

export async function writeWeek(tx: Tx, week: SavedWeekRow): Promise<void> {
  await tx.query('orders.write_week', WRITE_WEEK, weekParams(week));
}

const WRITE_WEEK = `update order_weeks
  set version = $3, discount_id = $4, discount_cents = $5, discount_terms = $6, updated_at = app_now()
  where user_id = $1 and monday = $2`;

const weekParams = ({ userId, monday, version, discount: { discount, cents } }: SavedWeekRow) => [
  userId,
  monday,
  version,
  discount?.id ?? null,
  cents,
  discount && JSON.stringify(termsOf(discount)),
];

/** Recognizes the failure of a save whose key another save wrote first. */
export const isKeyTaken = (error: unknown): boolean =>
  isUniqueViolation(error, 'idempotency_keys_pkey');

/** Writes the week and the answer that its key has from now on. @throws when the key is taken */
export async function writeWeekAndKey(
  tx: Tx,
  week: SavedWeekRow,
  key: {
    readonly owner: number;
    readonly key: string;
    readonly bodyHash: Buffer;
    readonly response: object;
  },
): Promise<void> {
  await tx.query(
    'orders.write_week_and_key',
    `with week as (${WRITE_WEEK})
     insert into idempotency_keys (user_id, key, body_hash, status, response)
     values ($7, $8, $9, 200, $10)`,
    [...weekParams(week), key.owner, key.key, key.bodyHash, JSON.stringify(key.response)],
  );
}

/** Deletes a batch of keys that no browser repeats any more, and returns how many. */
export async function forgetKeys(tx: Tx): Promise<number> {
  const rows = await tx.query(
    'orders.forget_keys',
    `delete from idempotency_keys where (user_id, key) in (
       select user_id, key from idempotency_keys
       where created_at < clock_timestamp() - interval '3 days' limit 1000)
     returning 1`,
  );
  return rows.length;
}
