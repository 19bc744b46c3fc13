import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { MarketDay } from './hold-days.ts';

/** Whose lunches: of a market, a school, some of its grades, or a vendor. Nothing is everybody's. */
export interface AheadScope {
  readonly marketId?: number;
  readonly destinationId?: number;
  readonly gradeIds?: readonly number[];
  readonly vendorId?: number;
}

/** A day that nobody swept yet is at most that far behind. */
const SINCE = `(app_now() at time zone 'UTC')::date - 14`;

/** Every day on which something is ordered or could be: what is held before such orders are counted. */
export const daysOnOffer = (
  tx: Tx,
  { marketId, destinationId }: Pick<AheadScope, 'marketId' | 'destinationId'>,
): Promise<MarketDay[]> =>
  tx.query<MarketDay>(
    'orders.days_on_offer',
    `select distinct d.market_id as "marketId", days.date
     from (
       select dd.destination_id, dd.date from destination_days dd where dd.date >= ${SINCE}
       union
       select o.destination_id, o.date from orders o
       where o.status in ('placed', 'locked') and o.date >= ${SINCE}
     ) days
     join destinations d on d.id = days.destination_id
     where ($1::int is null or d.market_id = $1) and ($2::int is null or d.id = $2)`,
    [marketId ?? null, destinationId ?? null],
  );

export interface OrdersAhead {
  orders: number;
  families: number;
  last_on: PlainDate | null;
}

/** What is ordered and not served yet. */
export async function countOrdersAhead(source: Queryable, scope: AheadScope): Promise<OrdersAhead> {
  const [row] = await source.query<OrdersAhead>(
    'orders.count_ahead',
    `select count(*) as orders, count(distinct o.user_id) as families, max(o.date) as last_on
     from orders o join destinations d on d.id = o.destination_id
     where o.status in ('placed', 'locked') and o.date >= ${SINCE}
       and ($1::int is null or d.market_id = $1)
       and ($2::int is null or d.id = $2)
       and ($3::int[] is null or o.grade_id = any($3))
       and ($4::int is null
         or exists (select from items i where i.id = o.item_id and i.vendor_id = $4)
         or exists (
           select from order_lines n join items i on i.id = n.item_id
           where n.order_id = o.id and i.vendor_id = $4))`,
    [
      scope.marketId ?? null,
      scope.destinationId ?? null,
      scope.gradeIds ?? null,
      scope.vendorId ?? null,
    ],
  );
  return row ?? { orders: 0, families: 0, last_on: null };
}
