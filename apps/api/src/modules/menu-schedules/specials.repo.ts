import type { PlainDate } from '@yay/domain/calendar';
import type { CopiedDay } from '@yay/domain/menus';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface CopiedSpecialRow {
  destination_id: number;
  menu_id: number;
  /** The day that it would be copied to. */
  date: PlainDate;
  item_id: number;
  item_name: string;
  weight: number;
  available: boolean;
  /** It is a special there already. */
  there: boolean;
  /** The number of specials that the menu has there. */
  used: number;
}

/** The specials of these days, and how it is where they would go: one statement for all. */
export const findCopiedSpecials = (
  source: Queryable,
  days: readonly CopiedDay[],
): Promise<CopiedSpecialRow[]> =>
  source.query<CopiedSpecialRow>(
    'menu_schedules.copied_specials',
    `select w.destination_id, w.menu_id, w.to_date as date, s.item_id, i.name as item_name,
       s.weight,
       is_offered(i.archived_at, v.suspended_on) and not i.is_extra as available,
       exists (select from daily_specials t where t.destination_day_id = x.id
         and t.menu_id = w.menu_id and t.item_id = s.item_id) as there,
       (select count(*)::int from daily_specials t where t.destination_day_id = x.id
         and t.menu_id = w.menu_id) as used
     from unnest($1::int[], $2::int[], $3::date[], $4::date[])
       as w (destination_id, menu_id, from_date, to_date)
     join destination_days f on f.destination_id = w.destination_id and f.date = w.from_date
     join daily_specials s on s.destination_day_id = f.id and s.menu_id = w.menu_id
     join items i on i.id = s.item_id
     join vendors v on v.id = i.vendor_id
     left join destination_days x on x.destination_id = w.destination_id and x.date = w.to_date
     order by w.to_date, w.destination_id, w.menu_id, s.weight desc, s.id`,
    [
      days.map(({ destinationId }) => destinationId),
      days.map(({ menuId }) => menuId),
      days.map(({ from }) => from),
      days.map(({ to }) => to),
    ],
  );

export interface NewSpecial {
  readonly destinationId: number;
  readonly menuId: number;
  readonly date: PlainDate;
  readonly itemId: number;
  readonly weight: number;
}

/** The days are there already. Nobody else changes the specials of a menu that is held. */
export async function insertSpecials(tx: Tx, specials: readonly NewSpecial[]): Promise<void> {
  if (specials.length === 0) return;
  await tx.query(
    'menu_schedules.insert_specials',
    `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
     select w.menu_id, dd.id, w.item_id, w.weight
     from unnest($1::int[], $2::int[], $3::date[], $4::int[], $5::int[])
       as w (destination_id, menu_id, date, item_id, weight)
     join destination_days dd on dd.destination_id = w.destination_id and dd.date = w.date
     order by dd.id, w.item_id`,
    [
      specials.map(({ destinationId }) => destinationId),
      specials.map(({ menuId }) => menuId),
      specials.map(({ date }) => date),
      specials.map(({ itemId }) => itemId),
      specials.map(({ weight }) => weight),
    ],
  );
}
