import type { PlainDate } from '@yay/domain/calendar';
import type { CancelReason, OrderState } from '@yay/domain/ordering';
import { LOCKS, type Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';
import { type DoneBy, originParams } from './done-by.ts';

export interface OrdersOfFamily {
  readonly userId: number;
  readonly orders: readonly {
    readonly id: number;
    /** The reason in one word, for the event. */
    readonly because: string;
  }[];
}

export interface HowCancelled extends DoneBy {
  readonly reason: CancelReason;
}

export interface CancelledRow {
  id: number;
  user_id: number;
  luncher_id: number;
  destination_id: number;
  date: PlainDate;
  monday: PlainDate;
  item_id: number;
  extra_ids: number[];
  /** The order's share of the week's discount; null when it was not charged. */
  share_cents: number | null;
}

export async function cancelRows(
  tx: Tx,
  families: readonly OrdersOfFamily[],
  { reason, ...by }: HowCancelled,
  from: readonly OrderState[],
): Promise<CancelledRow[]> {
  const named = families.flatMap(({ userId, orders }) =>
    orders.map((order) => ({ ...order, userId })),
  );
  const rows = await tx.query<CancelledRow>(
    'orders.cancel',
    `with chosen as (
       select o.id, o.user_id, o.luncher_id, o.destination_id, o.date, o.item_id, named.because,
         order_snapshot(o) as snapshot,
         (select least(sum(c.discount_cents), o.total_cents - o.late_fee_cents)::int
           from order_charges c where c.order_id = o.id having count(*) > 0) as share_cents,
         array(select n.item_id from order_lines n
               where n.order_id = o.id and n.item_id is not null order by n.item_id) as extra_ids
       from unnest($1::bigint[], $2::text[], $3::int[]) as named (id, because, user_id)
       join orders o on o.id = named.id and o.user_id = named.user_id
       where o.status = any($4)
       order by o.id ${LOCKS.orders.forUpdate(['$1'], { of: 'o' })}
     ), done as (
       update orders o set status = 'cancelled', cancel_reason = $5, updated_at = app_now()
       from chosen where o.id = chosen.id
     ), told as (
       insert into order_events (order_id, user_id, kind, actor_id, impersonator_id, before, after,
         ip, user_agent, request_id)
       select id, user_id, 'cancelled', $6, $7, snapshot, snapshot || jsonb_build_object(
         'status', 'cancelled', 'cancel_reason', $5::text, 'because', because),
         $8::text, $9::text, $10::text
       from chosen order by id
     )
     select id, user_id, luncher_id, destination_id, date,
       date_trunc('week', date)::date as monday, item_id,
       extra_ids, share_cents
     from chosen order by user_id, date, id`,
    [
      named.map((order) => order.id),
      named.map((order) => order.because),
      named.map((order) => order.userId),
      from,
      reason,
      by.actorId,
      by.impersonatorId,
      ...originParams(by),
    ],
  );
  announceSchools(
    tx,
    rows.map((row) => row.destination_id),
  );
  return rows;
}

/**
 * Locks orders and the stock that they hold until the commit, for a caller who has to lock the
 * family's funds before the orders are cancelled: funds come after both.
 */
export async function lockOrdersToCancel(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const units = await tx.query<{ item_id: number; date: PlainDate }>(
    'orders.lock_to_cancel',
    `with locked as materialized (
       select o.id, o.item_id, o.date from orders o where o.id = any($1::bigint[])
       order by o.id ${LOCKS.orders.forUpdate(['$1'], { of: 'o' })}
     )
     select item_id, date from locked
     union
     select n.item_id, locked.date from locked
     join order_lines n on n.order_id = locked.id and n.item_id is not null`,
    [orderIds],
  );
  await tx.query(
    'orders.lock_stock_to_give_back',
    `select from item_day_stock s
     join unnest($1::int[], $2::date[]) as u (item_id, date)
       on u.item_id = s.item_id and u.date = s.date
     order by s.item_id, s.date ${LOCKS.stock.forUpdate(['$1', '$2'], { of: 's' })}`,
    [units.map((unit) => unit.item_id), units.map((unit) => unit.date)],
  );
}

/** Gives back one unit for each entry; items without a daily capacity have none to give back. */
export async function giveStockBack(
  tx: Tx,
  units: readonly { readonly itemId: number; readonly date: PlainDate }[],
): Promise<void> {
  await tx.query(
    'orders.give_stock_back',
    `with back as (
       select u.item_id, u.date, count(*)::int as units
       from unnest($1::int[], $2::date[]) as u (item_id, date)
       join items i on i.id = u.item_id and i.daily_capacity is not null
       group by u.item_id, u.date
     ), held as (
       select s.item_id, s.date, back.units
       from item_day_stock s join back on back.item_id = s.item_id and back.date = s.date
       order by s.item_id, s.date ${LOCKS.stock.forUpdate(['$1', '$2'], { of: 's' })}
     )
     update item_day_stock s set reserved = greatest(s.reserved - held.units, 0)
     from held where s.item_id = held.item_id and s.date = held.date`,
    [units.map((unit) => unit.itemId), units.map((unit) => unit.date)],
  );
}
