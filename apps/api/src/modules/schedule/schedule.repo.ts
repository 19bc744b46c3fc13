import type { OfferScope } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

const userOf = (scope: OfferScope): number | null => (scope === 'every' ? null : scope.userId);

/** Returns SQL that is true for an item of the vendors of a user, and for all where it is null. */
const isMadeBy = (user: '$1' | '$3', item: string) => `(${user}::int is null or exists (
  select from items made join vendor_users own on own.vendor_id = made.vendor_id
  where made.id = ${item} and own.user_id = ${user}))`;

/** True for a menu that offers something of the vendors of user $1, and for all where it is null. */
const OFFERS_OWN = `($1::int is null or exists (
  select from menu_offers mo join items made on made.id = mo.item_id
    join vendor_users own on own.vendor_id = made.vendor_id
  where mo.menu_id = m.id and own.user_id = $1))`;

export interface DestinationDayRow {
  id: number;
  destination_id: number;
  date: PlainDate;
  grades: {
    id: number;
    group_name: string;
    menu_id: number | null;
    menu_name: string | null;
    menu_end: PlainDate | null;
    blackout: { name: string; type: string; reason: string } | null;
  }[];
  closed_grades: {
    id: number;
    label: string;
    children: number | null;
    name: string;
    reason: string;
  }[];
  specials: { id: number; menu_id: number; item_id: number; weight: number }[];
}

/** Returns a school's days; with a grade, only its group and the closures of that grade. */
export const findDestinationDays = (
  source: Queryable,
  scope: OfferScope,
  query: {
    readonly destinationId: number;
    readonly start: PlainDate;
    readonly end: PlainDate;
    readonly gradeId: number | null;
    /** Adds the closures of some children of a grade. */
    readonly withChildren: boolean;
  },
): Promise<DestinationDayRow[]> =>
  source.query<DestinationDayRow>(
    'schedule.destination_days',
    `select dd.id, dd.destination_id, dd.date,
       coalesce((
         select json_agg(json_build_object('id', dg.id, 'group_name', dg.group_name,
           'menu_id', dg.menu_id, 'menu_name', m.name, 'menu_end', dg.menu_end,
           'blackout', (
             select json_build_object('name', b.name, 'type', b.type, 'reason', b.reason)
             from blackouts b
             where closes(b, d.market_id, dd.destination_id, $4, dd.date)
             order by b.id limit 1)) order by dg.id)
         from destination_day_grades dg left join menus m on m.id = dg.menu_id
         where dg.destination_day_id = dd.id
           and ($4::int is null or dg.group_name = (
             select g.group_name from grades g
             where g.id = $4 and g.destination_id = dd.destination_id))), '[]'::json) as grades,
       coalesce((
         select json_agg(json_build_object('id', g.id, 'label', g.label,
           'children', cardinality(b.luncher_ids), 'name', b.name, 'reason', b.reason) order by b.id, g.position, g.id)
         from blackouts b join grades g on g.id = b.grade_id
         where $4::int is null and b.destination_id = dd.destination_id
           and ($6 or b.luncher_ids is null)
           and closes_anybody(b, d.market_id, dd.destination_id, g.id, dd.date)), '[]'::json)
         as closed_grades,
       coalesce((
         select json_agg(json_build_object('id', s.id, 'menu_id', s.menu_id,
           'item_id', s.item_id, 'weight', s.weight) order by s.id)
         from daily_specials s where s.destination_day_id = dd.id), '[]'::json) as specials
     from destination_days dd join destinations d on d.id = dd.destination_id
     where dd.destination_id = $1 and dd.date between $2 and $3
       and ($5::int is null or exists (
         select from destination_users own where own.destination_id = $1 and own.user_id = $5))
     order by dd.date`,
    [query.destinationId, query.start, query.end, query.gradeId, userOf(scope), query.withChildren],
  );

export interface SpecialRow {
  id: number;
  item_id: number;
  weight: number;
  menu_id: number;
  menu_name: string;
  day_id: number;
  destination_id: number;
  date: PlainDate;
}

/**
 * Returns the specials of menus or schools, at least one of the two; the newest first, and no more
 * than anybody looks at.
 */
export const findSpecials = (
  source: Queryable,
  scope: OfferScope,
  query: { readonly menuId: number | null; readonly dayId: number | null },
): Promise<SpecialRow[]> =>
  source.query<SpecialRow>(
    'schedule.specials',
    `select s.id, s.item_id, s.weight, s.menu_id, m.name as menu_name, dd.id as day_id,
       dd.destination_id, dd.date
     from daily_specials s
     join menus m on m.id = s.menu_id
     join destination_days dd on dd.id = s.destination_day_id
     where ($1::int is null or s.menu_id = $1) and ($2::int is null or s.destination_day_id = $2)
       and ${isMadeBy('$3', 's.item_id')}
     order by dd.date desc, s.id limit 500`,
    [query.menuId, query.dayId, userOf(scope)],
  );

export interface MenuListRow {
  id: number;
  name: string;
  last_day: PlainDate;
}

export const listMenuRows = (
  source: Queryable,
  scope: OfferScope,
  slice: { readonly limit: number; readonly offset: number },
): Promise<MenuListRow[]> =>
  source.query<MenuListRow>(
    'schedule.list_menus',
    `select m.id, m.name, m.last_day from menus m where ${OFFERS_OWN}
     order by m.last_day desc, m.id desc limit $2 offset $3`,
    [userOf(scope), slice.limit, slice.offset],
  );

export async function countMenus(source: Queryable, scope: OfferScope): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    'schedule.count_menus',
    `select count(*) as total from menus m where ${OFFERS_OWN}`,
    [userOf(scope)],
  );
  return row?.total ?? 0;
}

/** Returns the items of a menu that the vendors of a user make. */
export async function itemsMadeBy(
  source: Queryable,
  { userId }: { readonly userId: number },
  menuId: number,
): Promise<ReadonlySet<number>> {
  const rows = await source.query<{ item_id: number }>(
    'schedule.own_items',
    `select mo.item_id from menu_offers mo where mo.menu_id = $2 and ${isMadeBy('$1', 'mo.item_id')}`,
    [userId, menuId],
  );
  return new Set(rows.map((row) => row.item_id));
}

export interface ScheduleClockRow {
  today: PlainDate;
  ratings_on: boolean;
}

/** Returns today in the team's zone and whether meals are rated, which items are presented with. */
export async function findScheduleClock(source: Queryable): Promise<ScheduleClockRow> {
  const [row] = await source.query<ScheduleClockRow>(
    'schedule.clock',
    `select office_today() as today,
       coalesce((select value from features where name = 'ratings'), false) as ratings_on`,
  );
  if (row === undefined) throw new Error('the clock did not answer');
  return row;
}
