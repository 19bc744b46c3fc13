import type { VendorScope } from '@yay/domain/access';
import type { Part, Property, Tolerances } from '@yay/domain/allergy';
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
 * Returns the first date, from today on where the school is, with something left to make; and today
 * in the market where it begins last.
 */
export async function kitchenDates(
  source: Queryable,
  vendorId: number,
): Promise<{ firstToMake: PlainDate | null; today: PlainDate }> {
  const [row] = await source.query<{ first: PlainDate | null; today: PlainDate }>(
    'vendors.kitchen_dates',
    // Orders are read from today on until the first is met: the items are an array, since a join would
    // read every order there ever was.
    `select (
       select o.date from lunches o
         cross join (select array_agg(id) as ids from items where vendor_id = $1) made
       where o.is_ahead and lunch_counts(o.status)
         and (o.item_id = any (made.ids) or exists (
           select from lunch_extras x where x.order_id = o.id and x.item_id = any (made.ids)))
       order by o.date limit 1
     ) as first,
     coalesce((select min(today) from market_clocks), utc_today()) as today`,
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
  tolerances: Tolerances;
  strict: Property[];
  /** Everything on the plate, whoever makes it, where the child avoids something strictly. */
  parts: Part[] | null;
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
 * Returns the orders for the date of which the vendor makes something, in one statement and so of
 * one moment.
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
       select o.id from plain_lunches o
       where o.date = $2 and lunch_counts(o.status) and o.item_id in (select id from made_here)
       union
       select o.id from plain_lunches o join lunch_extras x on x.order_id = o.id
       where o.date = $2 and lunch_counts(o.status) and x.item_id in (select id from made_here)
     )
     select o.id, o.luncher_first || ' ' || o.luncher_last as luncher, o.tolerances,
       o.strict_tolerances as strict,
       case when cardinality(o.strict_tolerances) > 0 then o.parts end as parts,
       o.market_id, o.destination_id, o.destination_name as destination,
       o.destination_abbreviation as abbreviation, o.grade_id, o.grade_label as grade,
       o.grade_position, o.item_id, o.item_name as item, o.vendor_id = $1 as makes_entree,
       (select jsonb_agg(jsonb_build_array(p.id, p.name, pg.name)
                 order by pg.position, pg.id, p.position, p.id)
        from lunch_options n
          join options p on p.id = n.option_id
          join option_groups pg on pg.id = p.option_group_id
        where n.order_id = o.id) as options,
       (select jsonb_agg(jsonb_build_array(x.item_id, x.name) order by x.name, x.item_id)
        from lunch_extras x where x.order_id = o.id and x.vendor_id = $1) as extras
     from to_make join lunches o on o.id = to_make.id`,
    [vendorId, date],
  );
