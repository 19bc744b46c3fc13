import type { Queryable } from '../../platform/db/index.ts';
import { ITEM, type ItemRow } from './stock.repo.ts';

export interface AssignedRow extends ItemRow {
  location_id: number;
  location: string;
  destination_id: number | null;
  market: string;
  sublocation_id: number;
  sublocation: string;
  par_level: number;
  unit: string;
  on_hand: number;
}

const FROM = `from inventory_on_hand h
  join inventory_sublocations s on s.id = h.sublocation_id
  join inventory_locations l on l.id = h.inventory_location_id
  left join destinations d on d.id = l.destination_id
  join markets m on m.id = coalesce(d.market_id, l.market_id)
  join items i on i.id = h.item_id
  where ($1 = '' or strpos(lower(coalesce(d.name, l.name) || ' ' || s.name || ' ' || i.name), $1) > 0)`;
const IS_LOW = 'h.par_level > 0 and h.on_hand * 2 < h.par_level';

/** Returns the items of every place by school and item; only those under half of par with `low`. */
export async function assignedPage(
  source: Queryable,
  of: { readonly search: string; readonly low: boolean },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: AssignedRow[]; total: number; low: number }> {
  const [counted] = await source.query<{ total: number; low: number }>(
    'inventory.count_assigned',
    `select (count(*) filter (where not $2 or ${IS_LOW}))::int as total,
       (count(*) filter (where ${IS_LOW}))::int as low ${FROM}`,
    [of.search, of.low],
  );
  const rows = await source.query<AssignedRow>(
    'inventory.assigned_page',
    `select ${ITEM}, l.id as location_id, coalesce(d.name, l.name, '') as location, l.destination_id,
       m.name as market, s.id as sublocation_id, s.name as sublocation, h.par_level, h.unit, h.on_hand
     ${FROM} and (not $2 or ${IS_LOW})
     order by lower(coalesce(d.name, l.name)), l.id, lower(i.name), i.id, s.position, s.id
     limit $3 offset $4`,
    [of.search, of.low, limit, offset],
  );
  return { rows, total: counted?.total ?? 0, low: counted?.low ?? 0 };
}
