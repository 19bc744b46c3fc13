import type { VendorScope } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export interface VendorRow {
  id: number;
  display_name: string;
  branch_name: string;
  vendor_code: string;
  short_name: string;
  contacts: { email: string }[];
}

export const COLUMNS =
  'v.id, v.display_name, v.branch_name, v.vendor_code, v.short_name, v.contacts';
/** Null where the scope is every vendor. */
export const IN_SCOPE = `($1::integer is null or exists (
  select from vendor_users own where own.vendor_id = v.id and own.user_id = $1))`;
export const userOf = (scope: VendorScope): number | null =>
  scope === 'every' ? null : scope.userId;

export async function findVendor(
  source: Queryable,
  scope: VendorScope,
  id: number,
): Promise<VendorRow | undefined> {
  const [row] = await source.query<VendorRow>(
    'vendors.find',
    `select ${COLUMNS} from vendors v where v.id = $2 and ${IN_SCOPE}`,
    [userOf(scope), id],
  );
  return row;
}

export async function countVendors(source: Queryable, scope: VendorScope): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    'vendors.count',
    `select count(*) as total from vendors v where ${IN_SCOPE}`,
    [userOf(scope)],
  );
  return row?.total ?? 0;
}

export const listVendorRows = (
  source: Queryable,
  scope: VendorScope,
  slice: { readonly limit: number; readonly offset: number },
): Promise<VendorRow[]> =>
  source.query<VendorRow>(
    'vendors.list',
    `select ${COLUMNS} from vendors v where ${IN_SCOPE}
     order by lower(v.display_name), v.id limit $2 offset $3`,
    [userOf(scope), slice.limit, slice.offset],
  );

/**
 * The first date, from today on where the school is, with something left to make; and today, where
 * it begins last.
 */
export async function kitchenDates(
  source: Queryable,
  vendorId: number,
): Promise<{ firstToMake: PlainDate | null; today: PlainDate }> {
  const [row] = await source.query<{ first: PlainDate | null; today: PlainDate }>(
    'vendors.kitchen_dates',
    // Order by order from today on, so that it ends with the first: as an array, since a join would
    // look through all that was ever ordered. Two days back is before today in every zone.
    `select (
       select o.date from orders o
         cross join (select array_agg(id) as ids from items where vendor_id = $1) made
         join destinations d on d.id = o.destination_id
         join markets m on m.id = d.market_id
       where o.status in ('placed', 'locked') and o.status <> 'cancelled'
         and (o.item_id = any (made.ids) or exists (
           select from order_lines l
           where l.order_id = o.id and l.item_id is not null and l.item_id = any (made.ids)))
         and o.date > ((select app_now()) at time zone 'UTC')::date - 2
         and o.date >= ((select app_now()) at time zone m.timezone)::date
       order by o.date limit 1
     ) as first,
     coalesce(
       (select min((app_now() at time zone timezone)::date) from markets),
       (app_now() at time zone 'UTC')::date
     ) as today`,
    [vendorId],
  );
  if (row === undefined) throw new Error('the calendar of the kitchen did not answer');
  return { firstToMake: row.first, today: row.today };
}

export interface KitchenMarketRow {
  id: number;
  timezone: string;
  lock_at: number | null;
  locked_at: number | null;
  /** A menu of the date has something that the vendor makes. */
  offers: boolean;
}

/** Every market on the date: there are few, and which of them have orders is known later. */
export const kitchenMarkets = (
  source: Queryable,
  vendorId: number,
  date: PlainDate,
): Promise<KitchenMarketRow[]> =>
  source.query<KitchenMarketRow>(
    'vendors.kitchen_markets',
    `with made_here as (select id from items where vendor_id = $1),
     offering as (select distinct menu_id from menu_items where item_id in (select id from made_here))
     select m.id, m.timezone, md.lock_at, md.locked_at, exists (
       select from destinations d
         join destination_days dd on dd.destination_id = d.id and dd.date = $2
       where d.market_id = m.id and (
         exists (select from destination_day_grades g
                 where g.destination_day_id = dd.id and g.menu_id in (select menu_id from offering))
         or exists (select from daily_specials s
                    where s.destination_day_id = dd.id and s.item_id in (select id from made_here)))
     ) as offers
     from markets m left join market_days md on md.market_id = m.id and md.date = $2
     order by m.id`,
    [vendorId, date],
  );

/** Id, name and, of an option, the group. */
type Named = [id: number, name: string];
type NamedInGroup = [id: number, name: string, group: string];

export interface KitchenOrderRow {
  id: number;
  luncher: string;
  tolerances: Record<string, string>;
  market_id: number;
  destination_id: number;
  destination: string;
  abbreviation: string;
  grade_id: number;
  grade: string;
  grade_position: number;
  item_id: number;
  item: string;
  makes_entree: boolean;
  options: NamedInGroup[] | null;
  extras: Named[] | null;
}

/**
 * Everything that the vendor makes for the date, an order a row, in one statement and so of one
 * moment. Lines have an index for options and one for extras; only `is not null` opens either.
 */
export const kitchenOrders = (
  source: Queryable,
  vendorId: number,
  date: PlainDate,
): Promise<KitchenOrderRow[]> =>
  source.query<KitchenOrderRow>(
    'vendors.kitchen_orders',
    `with made_here as (select id from items where vendor_id = $1),
     to_make as (
       select o.id from orders o
       where o.date = $2 and o.status <> 'cancelled' and o.item_id in (select id from made_here)
       union
       select o.id from orders o join order_lines l on l.order_id = o.id
       where o.date = $2 and o.status <> 'cancelled'
         and l.item_id is not null and l.item_id in (select id from made_here)
     )
     select o.id, c.first || ' ' || c.last as luncher, c.tolerances,
       d.market_id, o.destination_id, d.name as destination, d.abbreviation,
       o.grade_id, g.label as grade, g.position as grade_position,
       o.item_id, i.name as item, i.vendor_id = $1 as makes_entree,
       (select jsonb_agg(jsonb_build_array(p.id, p.name, pg.name)
                 order by pg.position, pg.id, p.position, p.id)
        from order_lines l
          join options p on p.id = l.option_id
          join option_groups pg on pg.id = p.option_group_id
        where l.order_id = o.id and l.option_id is not null) as options,
       (select jsonb_agg(jsonb_build_array(e.id, e.name) order by e.name, e.id)
        from order_lines l join items e on e.id = l.item_id
        where l.order_id = o.id and l.item_id is not null and e.vendor_id = $1) as extras
     from to_make
       join orders o on o.id = to_make.id
       join items i on i.id = o.item_id
       join lunchers c on c.id = o.luncher_id
       join destinations d on d.id = o.destination_id
       join grades g on g.id = o.grade_id`,
    [vendorId, date],
  );
