import type { PlainDate } from '@yay/domain/calendar';
import type { CancelReason, OrderState } from '@yay/domain/ordering';
import type { Tx } from '../../platform/db/index.ts';
import { AS_SAVED, type DiscountRow } from '../discounts/index.ts';
import { type DoneBy, originParams } from './done-by.ts';

export interface OrdersOfFamily {
  readonly userId: number;
  readonly orders: readonly {
    readonly id: number;
    /** Why, in a word; kept with the event. */
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
  date: PlainDate;
  monday: PlainDate;
  item_id: number;
  extra_ids: number[];
  /** Its share of the week's discount; null when it was not charged. */
  share_cents: number | null;
}

export const cancelRows = (
  tx: Tx,
  families: readonly OrdersOfFamily[],
  { reason, ...by }: HowCancelled,
  from: readonly OrderState[],
): Promise<CancelledRow[]> => {
  const asked = families.flatMap(({ userId, orders }) =>
    orders.map((order) => ({ ...order, userId })),
  );
  return tx.query<CancelledRow>(
    'orders.cancel',
    `with chosen as (
       select o.id, o.user_id, o.luncher_id, o.date, o.item_id, asked.because,
         order_snapshot(o) as snapshot,
         (select least(sum(c.discount_cents), o.total_cents - o.late_fee_cents)::int
           from order_charges c where c.order_id = o.id having count(*) > 0) as share_cents,
         array(select n.item_id from order_lines n
               where n.order_id = o.id and n.item_id is not null order by n.item_id) as extra_ids
       from unnest($1::bigint[], $2::text[], $3::int[]) as asked (id, because, user_id)
       join orders o on o.id = asked.id and o.user_id = asked.user_id
       where o.status = any($4)
       for update of o
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
     select id, user_id, luncher_id, date, date_trunc('week', date)::date as monday, item_id,
       extra_ids, share_cents
     from chosen order by user_id, date, id`,
    [
      asked.map((order) => order.id),
      asked.map((order) => order.because),
      asked.map((order) => order.userId),
      from,
      reason,
      by.actorId,
      by.impersonatorId,
      ...originParams(by),
    ],
  );
};

/** One unit for each entry. Items of which there is no end have none to give back. */
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
       order by s.item_id, s.date for update of s
     )
     update item_day_stock s set reserved = greatest(s.reserved - held.units, 0)
     from held where s.item_id = held.item_id and s.date = held.date`,
    [units.map((unit) => unit.itemId), units.map((unit) => unit.date)],
  );
}

export interface TouchedWeek {
  user_id: number;
  monday: PlainDate;
  discount_cents: number;
  /** As the week was saved with it. */
  discount: DiscountRow | null;
  is_settled: boolean;
  /** Of the orders that are left, without late fees. */
  meals: {
    market_id: number;
    destination_id: number;
    grade_id: number;
    cents: number;
    /** Of the discount; null while it is not charged. */
    share_cents: number | null;
  }[];
}

/** The weeks were changed: whoever still looks at them as they were is told when she saves. */
export const countWeeksOn = (
  tx: Tx,
  weeks: readonly { readonly userId: number; readonly monday: PlainDate }[],
): Promise<TouchedWeek[]> =>
  tx.query<TouchedWeek>(
    'orders.count_weeks_on',
    `update order_weeks w set version = version + 1, updated_at = app_now()
     from unnest($1::int[], $2::date[]) as touched (user_id, monday)
     where w.user_id = touched.user_id and w.monday = touched.monday
     returning w.user_id, w.monday, w.discount_cents, w.settled_at is not null as is_settled,
       (select ${AS_SAVED} from discounts d where d.id = w.discount_id) as discount,
       coalesce((select json_agg(json_build_object('market_id', d.market_id,
           'destination_id', o.destination_id, 'grade_id', o.grade_id,
           'cents', o.total_cents - o.late_fee_cents,
           'share_cents', case when w.settled_at is not null then (
             select sum(c.discount_cents) from order_charges c where c.order_id = o.id) end))
         from orders o join destinations d on d.id = o.destination_id
         where o.user_id = w.user_id and o.date between w.monday and w.monday + 4
           and o.kind = 'calendar' and o.status <> 'cancelled'), '[]'::json) as meals`,
    [weeks.map((week) => week.userId), weeks.map((week) => week.monday)],
  );

export async function saveWeekDiscounts(
  tx: Tx,
  weeks: readonly {
    readonly userId: number;
    readonly monday: PlainDate;
    readonly discountId: number | null;
    readonly cents: number;
  }[],
): Promise<void> {
  await tx.query(
    'orders.save_week_discounts',
    `update order_weeks w set discount_id = s.discount_id, discount_cents = s.cents,
       discount_terms = case when s.discount_id is not null then w.discount_terms end
     from unnest($1::int[], $2::date[], $3::int[], $4::int[])
       as s (user_id, monday, discount_id, cents)
     where w.user_id = s.user_id and w.monday = s.monday`,
    [
      weeks.map((week) => week.userId),
      weeks.map((week) => week.monday),
      weeks.map((week) => week.discountId),
      weeks.map((week) => week.cents),
    ],
  );
}
