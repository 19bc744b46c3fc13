import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';

interface AtSchools {
  readonly menu_id: number;
  readonly date: PlainDate;
  readonly destination_ids: readonly number[];
  readonly item_id: number;
}

export interface SchoolDayRow {
  id: number;
  name: string;
  /** A group of it eats by the menu on that day. */
  served: boolean;
  /** Over, or with the kitchens. */
  locked: boolean;
  /** The item is a special of the menu there already. */
  there: boolean;
  /** The number of specials that the menu has there. */
  used: number;
}

/** Returns, school by school, whether an item fits as a special of a menu on a day. */
export const findSchoolDays = (
  source: Queryable,
  { destination_ids, date, menu_id, item_id }: AtSchools,
): Promise<SchoolDayRow[]> =>
  source.query<SchoolDayRow>(
    'daily_specials.school_days',
    `select d.id, d.name,
       exists (select from destination_day_grades dg
         where dg.destination_day_id = dd.id and dg.menu_id = $3) as served,
       $2::date < k.today or exists (
         select from locked_days l where l.market_id = d.market_id and l.date = $2) as locked,
       exists (select from daily_specials s where s.destination_day_id = dd.id
         and s.menu_id = $3 and s.item_id = $4) as there,
       (select count(*)::int from daily_specials s where s.destination_day_id = dd.id
         and s.menu_id = $3) as used
     from destinations d
     join market_clocks k on k.market_id = d.market_id
     left join destination_days dd on dd.destination_id = d.id and dd.date = $2
     where d.id = any ($1) and d.status <> 'archived'
     order by lower(d.name), d.id`,
    [destination_ids, date, menu_id, item_id],
  );

export interface MadeSpecialRow {
  id: number;
  menu_id: number;
  destination_day_id: number;
  item_id: number;
  weight: number;
}

export const insertAtSchools = (
  tx: Tx,
  { destination_ids, date, menu_id, item_id, weight }: AtSchools & { readonly weight: number },
): Promise<MadeSpecialRow[]> =>
  tx.query<MadeSpecialRow>(
    'daily_specials.insert_at_schools',
    `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
     select $3, dd.id, $4, $5 from destination_days dd
     where dd.destination_id = any ($1) and dd.date = $2 order by dd.id
     returning id, menu_id, destination_day_id, item_id, weight`,
    [destination_ids, date, menu_id, item_id, weight],
  );
