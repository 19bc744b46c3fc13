import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { MarketDay } from '../market-days/index.ts';

export interface DayRow {
  date: PlainDate;
  override: number | null;
  reserved: number;
}

/** Weekdays of a range; from today on, in the product's usual zone, where nothing else is said. */
export const findDays = (
  source: Queryable,
  itemId: number,
  range: { readonly from: PlainDate | null; readonly weeks: number },
): Promise<DayRow[]> =>
  source.query<DayRow>(
    'items.days',
    `with start as (
       select coalesce($2::date, office_today()) as day)
     select d.day::date as date, c.capacity as override, coalesce(s.reserved, 0) as reserved
     from start, generate_series(start.day, start.day + $3::int * 7 - 1, interval '1 day') as d (day)
     left join item_day_capacities c on c.item_id = $1 and c.date = d.day::date
     left join item_day_stock s on s.item_id = $1 and s.date = d.day::date
     where extract(isodow from d.day) < 6 order by 1`,
    [itemId, range.from, range.weeks],
  );

/** Returns the day in each market where a menu offers an item on it. */
export const marketsOffering = (
  source: Queryable,
  itemId: number,
  date: PlainDate,
): Promise<MarketDay[]> =>
  source.query<MarketDay>(
    'items.markets_offering',
    `select distinct m.market_id as "marketId", m.date
     from menu_offers mo
     join scheduled_menus m on m.menu_id = mo.menu_id and m.date = $2
     where mo.item_id = $1`,
    [itemId, date],
  );

export async function dayOf(tx: Tx, itemId: number, date: PlainDate): Promise<DayRow> {
  const [row] = await tx.query<DayRow>(
    'items.day',
    `select $2::date as date,
       (select capacity from item_day_capacities where item_id = $1 and date = $2) as override,
       coalesce((select reserved from item_day_stock where item_id = $1 and date = $2), 0) as reserved`,
    [itemId, date],
  );
  return row ?? { date, override: null, reserved: 0 };
}

/** Returns how many days a day is from today in the team's zone; negative for the past. */
export async function daysUntil(source: Queryable, date: PlainDate): Promise<number> {
  const [row] = await source.query<{ days: number }>(
    'items.days_until',
    `select $1::date - office_today() as days`,
    [date],
  );
  return row?.days ?? 0;
}

export async function writeDay(
  tx: Tx,
  itemId: number,
  date: PlainDate,
  capacity: number | null,
): Promise<void> {
  if (capacity === null) {
    await tx.query(
      'items.clear_day',
      'delete from item_day_capacities where item_id = $1 and date = $2',
      [itemId, date],
    );
    return;
  }
  await tx.query(
    'items.write_day',
    `insert into item_day_capacities (item_id, date, capacity) values ($1, $2, $3)
     on conflict (item_id, date) do update set capacity = excluded.capacity`,
    [itemId, date, capacity],
  );
}
