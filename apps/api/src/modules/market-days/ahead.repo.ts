import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { MarketDay } from './lock-days.ts';

/** A market, a school, some of its grades, or a vendor; an empty scope is everything. */
export interface AheadScope {
  readonly marketId?: number;
  readonly destinationId?: number;
  readonly gradeIds?: readonly number[];
  readonly vendorId?: number;
}

/** The oldest day that may still be unswept. */
const SINCE = 'utc_today() - 14';

/** Returns every day with a menu or an order: the days to hold before orders ahead are counted. */
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
       select l.destination_id, l.date from lunches l where l.is_pending and l.date >= ${SINCE}
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

/** Counts the orders that are not served yet. */
export async function countOrdersAhead(source: Queryable, scope: AheadScope): Promise<OrdersAhead> {
  const [row] = await source.query<OrdersAhead>(
    'orders.count_ahead',
    `select count(*) as orders, count(distinct l.user_id) as families, max(l.date) as last_on
     from lunches l
     where l.is_pending and l.date >= ${SINCE}
       and ($1::int is null or l.market_id = $1)
       and ($2::int is null or l.destination_id = $2)
       and ($3::int[] is null or l.grade_id = any($3))
       and ($4::int is null or l.vendor_id = $4
         or exists (select from lunch_extras x where x.order_id = l.id and x.vendor_id = $4))`,
    [
      scope.marketId ?? null,
      scope.destinationId ?? null,
      scope.gradeIds ?? null,
      scope.vendorId ?? null,
    ],
  );
  return row ?? { orders: 0, families: 0, last_on: null };
}
