import type { PlainDate } from '@yay/domain/calendar';
import { asTimestamp, LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';

export interface MarketRow {
  id: number;
  timezone: string;
  /** The last day that was planned; null before the first. */
  planned_until: PlainDate | null;
}

export const findMarkets = (source: Queryable): Promise<MarketRow[]> =>
  source.query<MarketRow>(
    'orders.markets',
    `select m.id, m.timezone,
       (select max(md.date) from market_days md where md.market_id = m.id) as planned_until
     from markets m order by m.id`,
  );

/**
 * Returns the first day with an order that is still to be locked or served, and null for new markets
 * without a school: the statement reads all orders ahead.
 */
export async function firstOpenDate(
  source: Queryable,
  marketIds: readonly number[],
): Promise<PlainDate | null> {
  const [row] = await source.query<{ date: PlainDate | null }>(
    'orders.first_open_date',
    `select min(date) as date from plain_lunches where is_pending
       and exists (select from destinations where market_id = any($1::int[]))`,
    [marketIds],
  );
  return row?.date ?? null;
}

export interface PlannedDay {
  readonly marketId: number;
  readonly date: PlainDate;
  readonly lockAt: number;
  readonly serveAt: number;
}

/** Plans the locks and serves of days by the current hours; those that have happened keep theirs. */
export async function planDays(source: Queryable, days: readonly PlannedDay[]): Promise<void> {
  await source.query(
    'orders.plan_days',
    `insert into market_days as md (market_id, date, lock_at, serve_at)
     select * from unnest($1::int[], $2::date[], $3::timestamptz[], $4::timestamptz[])
       as planned (market_id, date, lock_at, serve_at)
     order by 1, 2
     on conflict (market_id, date) do update set
       lock_at = case when md.locked_at is null then excluded.lock_at else md.lock_at end,
       serve_at = excluded.serve_at
     where md.served_at is null
       and (md.serve_at <> excluded.serve_at
         or (md.locked_at is null and md.lock_at <> excluded.lock_at))`,
    [
      days.map((day) => day.marketId),
      days.map((day) => day.date),
      days.map((day) => asTimestamp(day.lockAt)),
      days.map((day) => asTimestamp(day.serveAt)),
    ],
  );
}

export interface DueDay {
  market_id: number;
  date: PlainDate;
}

const IS_TO_LOCK = `locked_at is null and lock_at <= (select app_now())`;
const IS_TO_SERVE = `served_at is null and locked_at is not null and serve_at <= (select app_now())`;

/** Holds when a day of any market is to be locked or served, in SQL. */
export const DAYS_DUE = `exists (select from market_days where ${IS_TO_LOCK})
  or exists (select from market_days where ${IS_TO_SERVE})`;

export const daysToLock = (source: Queryable): Promise<DueDay[]> =>
  source.query<DueDay>(
    'orders.days_to_lock',
    `select market_id, date from market_days
     where ${IS_TO_LOCK} order by lock_at, market_id`,
  );

export const daysToServe = (source: Queryable): Promise<DueDay[]> =>
  source.query<DueDay>(
    'orders.days_to_serve',
    `select market_id, date from market_days
     where ${IS_TO_SERVE} order by serve_at, market_id`,
  );

/** Locks a day alone until the commit: no order on it changes. */
export async function closeDay(tx: Tx, day: DueDay): Promise<void> {
  await tx.query(
    'orders.close_day',
    `select ${LOCKS.days.exclusive(['$1', '$2::date'], ['$1', '$2'])}`,
    [day.market_id, day.date],
  );
}

/** Marks a due day as locked and returns whether this process did it. */
export async function markLocked(tx: Tx, day: DueDay): Promise<boolean> {
  const rows = await tx.query(
    'orders.mark_locked',
    `update market_days set locked_at = app_now()
     where market_id = $1 and date = $2 and locked_at is null and lock_at <= (select app_now())
     returning date`,
    [day.market_id, day.date],
  );
  return rows.length > 0;
}

export async function markServed(tx: Tx, day: DueDay): Promise<boolean> {
  const rows = await tx.query(
    'orders.mark_served',
    `update market_days set served_at = app_now()
     where market_id = $1 and date = $2 and served_at is null and locked_at is not null
       and serve_at <= (select app_now())
     returning date`,
    [day.market_id, day.date],
  );
  return rows.length > 0;
}

/** Advances up to `limit` orders of a day by one state, with their events, and returns how many. */
export async function advanceOrders(
  tx: Tx,
  day: DueDay,
  step: { readonly from: 'placed' | 'locked'; readonly to: 'locked' | 'served' },
  limit: number,
): Promise<number> {
  const [row] = await tx.query<{ moved: number; schools: number[] }>(
    'orders.advance',
    `with due as materialized (
       select o.id, order_snapshot(o) as snapshot from orders o
       where o.date = $2 and o.status = $3
         and o.destination_id in (select id from destinations where market_id = $1)
       order by o.id limit $5
       ${LOCKS.orders.forUpdate([], { of: 'o' })}
     ), moved as (
       update orders o set status = $4, updated_at = app_now()
       from due where o.id = due.id
       returning o.id, o.user_id, o.destination_id, due.snapshot
     ), told as (
       insert into order_events (order_id, user_id, kind, before, after)
       select id, user_id, $4, snapshot, snapshot || jsonb_build_object('status', $4::text)
       from moved
     )
     select count(*) as moved, array(select distinct destination_id from moved) as schools
     from moved`,
    [day.market_id, day.date, step.from, step.to, limit],
  );
  announceSchools(tx, row?.schools ?? []);
  return row?.moved ?? 0;
}
