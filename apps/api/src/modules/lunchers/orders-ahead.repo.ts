import type { PlainDate } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import {
  itemForFamily,
  languageOf,
  type PendingState,
  type WordedPart,
} from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

const AHEAD = 'from lunches o where o.luncher_id = $1 and o.user_id = $2 and o.is_ahead';

export const daysAhead = (
  source: Queryable,
  luncherId: number,
  familyId: number,
): Promise<{ marketId: number; date: PlainDate }[]> =>
  source.query(
    'lunchers.days_ahead',
    `select distinct o.market_id as "marketId", o.date ${AHEAD}`,
    [luncherId, familyId],
  );

export interface OrderAhead {
  id: number;
  date: PlainDate;
  destination_id: number;
  status: PendingState;
  timezone: string;
  /** The kitchen's count of that day is final, even if this order does not say so yet. */
  day_locked: boolean;
  item_name: string;
  total_cents: number;
  /** Everything that was charged for it, in cents; null when nothing ever was. */
  paid_cents: number | null;
  /** Entree first, then options and extras. */
  parts: WordedPart[];
  /** The language of the family. */
  locale: Locale;
}

export const ordersAhead = (
  source: Queryable,
  luncherId: number,
  familyId: number,
): Promise<OrderAhead[]> =>
  source.query<OrderAhead>(
    'lunchers.orders_ahead',
    `select o.id, o.date, o.destination_id, o.status, o.timezone, o.total_cents,
       (select sum(c.meals_cents + c.late_fee_cents - c.discount_cents)::int
        from order_charges c where c.order_id = o.id) as paid_cents,
       o.is_day_locked as day_locked, ${itemForFamily('$2')} as item_name, o.parts,
       ${languageOf('o.user_id')} as locale
     ${AHEAD} order by o.date, o.id`,
    [luncherId, familyId],
  );

/** Returns the items that a luncher would be offered in a grade on these dates, but closed ones. */
export const offeredOn = (
  source: Queryable,
  gradeId: number,
  luncherId: number,
  dates: readonly PlainDate[],
): Promise<{ date: PlainDate; item_ids: number[] }[]> =>
  source.query(
    'lunchers.offered_on',
    `select m.date, array(
         select mi.item_id from menu_items mi where mi.menu_id = m.menu_id
         union
         select s.item_id from daily_specials s
         where s.menu_id = m.menu_id and s.destination_day_id = m.day_id
       ) as item_ids
     from grades g
     join scheduled_menus m on m.destination_id = g.destination_id and m.group_name = g.group_name
     where g.id = $1 and m.date = any($2::date[])
       and not exists (
         select from blackouts b
         where closes(b, m.market_id, m.destination_id, g.id, $3, m.date))`,
    [gradeId, dates, luncherId],
  );
