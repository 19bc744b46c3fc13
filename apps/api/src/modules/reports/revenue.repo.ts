import type { RevenueDates, RevenueGroup } from '@yay/contract/reports/values';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { partsByVendor, partsOf, SUMS } from './revenue-sql.ts';

export interface Asked {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly by: RevenueDates;
  readonly market: number | null;
  readonly school: number | null;
  readonly vendor: number | null;
}

export interface Sums {
  lunches: number;
  meals_cents: number;
  late_fees_cents: number;
  discounts_cents: number;
  promo_cents: number;
  vendor_cents: number;
}

/** A day's, a group's, or the sum of all. */
export interface RevenueRowRead extends Sums {
  is: 'day' | 'group' | 'total';
  day: PlainDate | null;
  key: number | null;
  name: string | null;
}

const GROUPS = {
  market: { key: 'd.market_id', named: 'markets', name: 'n.name' },
  school: { key: 'p.destination_id', named: 'destinations', name: 'n.name' },
  vendor: {
    key: 'p.vendor_id',
    named: 'vendors',
    name: `concat_ws(', ', n.display_name, nullif(n.branch_name, ''))`,
  },
} as const;

const paramsOf = ({ from, to, market, school, vendor }: Asked, isByVendor = true) => [
  from,
  to,
  market,
  school,
  ...(isByVendor ? [vendor] : []),
];

/** Days, groups and the total from one reading of what was charged. */
export function readRevenue(
  source: Queryable,
  asked: Asked,
  group: RevenueGroup,
): Promise<RevenueRowRead[]> {
  const isByVendor = group === 'vendor' || asked.vendor !== null;
  const name = `reports.revenue_${asked.by}_${group}${isByVendor ? '_by_vendor' : ''}`;
  const parts = (isByVendor ? partsByVendor : partsOf)(asked.by);
  const params = paramsOf(asked, isByVendor);
  if (group === 'day') {
    return source.query<RevenueRowRead>(
      name,
      `${parts}
       select case when grouping(p.day) = 1 then 'total' else 'day' end as is, p.day,
         null::int as key, null as name, ${SUMS}
       from parts p group by grouping sets ((p.day), ()) order by p.day`,
      params,
    );
  }
  const { key, named, name: shown } = GROUPS[group];
  return source.query<RevenueRowRead>(
    name,
    `${parts}, summed as (
       select case when grouping(p.day) = 0 then 'day' when grouping(${key}) = 0 then 'group'
           else 'total' end as is, p.day, ${key} as key, ${SUMS}
       from parts p ${group === 'market' ? 'join destinations d on d.id = p.destination_id' : ''}
       group by grouping sets ((p.day), (${key}), ()))
     select s.*, ${shown} as name from summed s left join ${named} n on n.id = s.key
     order by s.day, name, s.key`,
    params,
  );
}

/** The total alone, as of days that others are compared with. */
export async function readTotal(source: Queryable, asked: Asked): Promise<Sums> {
  const isByVendor = asked.vendor !== null;
  const [total] = await source.query<Sums>(
    `reports.revenue_${asked.by}_total${isByVendor ? '_by_vendor' : ''}`,
    `${(isByVendor ? partsByVendor : partsOf)(asked.by)} select ${SUMS} from parts p`,
    paramsOf(asked, isByVendor),
  );
  if (total === undefined) throw new Error('the total was not read');
  return total;
}

export interface FileRow extends Sums {
  day: PlainDate;
  destination_id: number;
  vendor_id: number;
  market: string;
  school: string;
  vendor: string;
}

/** A line for each market, school and vendor of each of the days. */
export const revenueLines = (source: Queryable, asked: Asked): Promise<FileRow[]> =>
  source.query<FileRow>(
    `reports.revenue_lines_${asked.by}`,
    `${partsByVendor(asked.by)}, summed as (
       select p.day, p.destination_id, p.vendor_id, ${SUMS} from parts p group by 1, 2, 3)
     select s.*, m.name as market, d.name as school, ${GROUPS.vendor.name} as vendor
     from summed s
     join destinations d on d.id = s.destination_id
     join markets m on m.id = d.market_id
     join vendors n on n.id = s.vendor_id
     order by s.day, m.name, d.name, d.id, vendor, s.vendor_id`,
    paramsOf(asked),
  );

export interface Places {
  markets: { id: number; name: string }[];
  schools: { id: number; name: string; market_id: number }[];
  vendors: { id: number; name: string }[];
  today: PlainDate;
}

export async function readPlaces(source: Queryable): Promise<Places> {
  const [places] = await source.query<Places>(
    'reports.places',
    `select
       (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name), '[]')
         from markets m) as markets,
       (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name,
         'market_id', d.market_id) order by d.name, d.id), '[]') from destinations d) as schools,
       (select coalesce(json_agg(json_build_object('id', n.id, 'name', ${GROUPS.vendor.name})
         order by n.display_name, n.id), '[]') from vendors n) as vendors,
       office_today() as today`,
  );
  if (places === undefined) throw new Error('the places were not read');
  return places;
}
