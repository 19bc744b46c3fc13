import type { CountState, VarianceReason } from '@yay/domain/inventory';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { ItemRow } from './stock.repo.ts';

export interface CountRowOfList {
  id: string;
  number: number;
  location_id: number;
  location: string;
  destination_id: number | null;
  timezone: string;
  sublocation_id: number;
  sublocation: string;
  user_id: number;
  by: string;
  state: CountState;
  started_at: Instant;
  at: Instant;
  received_at: Instant;
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  note: string;
  items: number;
  differ: number;
  cost: number;
}

const COUNT = `c.id, c.number, c.inventory_location_id as location_id,
  coalesce(d.name, l.name, '') as location, l.destination_id, m.timezone, c.sublocation_id,
  s.name as sublocation, c.user_id, u.first || ' ' || u.last as by, c.state, c.started_at, c.at,
  c.received_at, r.first || ' ' || r.last as reviewed_by, c.reviewed_at,
  coalesce(c.note, '') as note, n.items, n.differ, n.cost
  from inventory_counts c
  join inventory_sublocations s on s.id = c.sublocation_id
  join inventory_locations l on l.id = c.inventory_location_id
  left join destinations d on d.id = l.destination_id
  join markets m on m.id = coalesce(d.market_id, l.market_id)
  join users u on u.id = c.user_id
  left join users r on r.id = c.reviewed_by
  cross join lateral (
    select count(*)::int as items,
      (count(*) filter (where k.counted <> k.expected and k.holds is distinct from 'other'))::int
        as differ,
      coalesce(sum((k.counted - k.expected) * k.unit_cost_cents)
        filter (where k.holds is distinct from 'other'), 0)::int as cost
    from inventory_count_items k
    where k.inventory_location_id = c.inventory_location_id and k.count_id = c.id) n`;

export interface CountFilters {
  readonly locationId: number | null;
  readonly state: CountState | null;
  /** The text to search for, in lower case; empty: any. */
  readonly search: string;
}
const WHICH = `($1::int is null or c.inventory_location_id = $1)
  and ($2::text is null or c.state = $2)
  and ($3 = '' or strpos(lower(coalesce(d.name, l.name) || ' ' || s.name), $3) > 0)`;

export async function countPage(
  source: Queryable,
  { locationId, state, search }: CountFilters,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: CountRowOfList[]; total: number }> {
  const [counted] = await source.query<{ total: number }>(
    'inventory.count_counts',
    `select count(*)::int as total from inventory_counts c
     join inventory_sublocations s on s.id = c.sublocation_id
     join inventory_locations l on l.id = c.inventory_location_id
     left join destinations d on d.id = l.destination_id where ${WHICH}`,
    [locationId, state, search],
  );
  const rows = await source.query<CountRowOfList>(
    'inventory.count_page',
    // The page first, as a list that the planner can't join anew: only its counts are summed up.
    `select ${COUNT} where c.number = any (array(
       select c.number from inventory_counts c
       join inventory_sublocations s on s.id = c.sublocation_id
       join inventory_locations l on l.id = c.inventory_location_id
       left join destinations d on d.id = l.destination_id
       where ${WHICH} order by c.at desc, c.number desc limit $4 offset $5))
     order by c.at desc, c.number desc`,
    [locationId, state, search, limit, offset],
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Counts the counts that wait for somebody, of one location or of all. */
export async function countsWaiting(
  source: Queryable,
  locationId: number | null,
): Promise<{ to_settle: number; to_review: number }> {
  const [row] = await source.query<{ to_settle: number; to_review: number }>(
    'inventory.counts_waiting',
    `select (count(*) filter (where state = 'to_settle'))::int as to_settle,
       (count(*) filter (where state = 'to_review'))::int as to_review
     from inventory_counts where state in ('to_settle', 'to_review')
       and ($1::int is null or inventory_location_id = $1)`,
    [locationId],
  );
  return row ?? { to_settle: 0, to_review: 0 };
}

export async function findCount(
  source: Queryable,
  locationId: number,
  number: number,
): Promise<CountRowOfList | undefined> {
  const [row] = await source.query<CountRowOfList>(
    'inventory.find_count',
    `select ${COUNT} where c.inventory_location_id = $1 and c.number = $2`,
    [locationId, number],
  );
  return row;
}

export interface CountItemRow extends ItemRow {
  expected: number;
  counted: number;
  at: Instant;
  unit_cost_cents: number;
  reason: VarianceReason | null;
  other_count_id: string | null;
  other_number: number | null;
  other_counted: number | null;
  other_at: Instant | null;
  other_by: string | null;
  holds: 'this' | 'other' | null;
}

export const countItems = (
  source: Queryable,
  locationId: number,
  countId: string,
): Promise<CountItemRow[]> =>
  source.query<CountItemRow>(
    'inventory.count_items',
    `select i.id, i.name, i.picture, i.tint, k.expected, k.counted, k.at, k.unit_cost_cents,
       k.reason, k.other_count_id, oc.number as other_number, ok.counted as other_counted,
       ok.at as other_at, ou.first || ' ' || ou.last as other_by, k.holds
     from inventory_count_items k
     join items i on i.id = k.item_id
     left join inventory_counts oc
       on oc.inventory_location_id = k.inventory_location_id and oc.id = k.other_count_id
     left join inventory_count_items ok on ok.inventory_location_id = k.inventory_location_id
       and ok.count_id = k.other_count_id and ok.item_id = k.item_id
     left join users ou on ou.id = oc.user_id
     where k.inventory_location_id = $1 and k.count_id = $2
     order by k.at, lower(i.name), i.id`,
    [locationId, countId],
  );

export async function settleItems(
  tx: Tx,
  locationId: number,
  countId: string,
  settled: readonly {
    readonly item_id: number;
    readonly holds: 'this' | 'other';
    readonly expected: number;
  }[],
): Promise<void> {
  await tx.query(
    'inventory.settle_items',
    `update inventory_count_items k set holds = g.holds, expected = g.expected
     from unnest($3::int[], $4::text[], $5::int[]) as g (item_id, holds, expected)
     where k.inventory_location_id = $1 and k.count_id = $2 and k.item_id = g.item_id`,
    [
      locationId,
      countId,
      settled.map((one) => one.item_id),
      settled.map(({ holds }) => holds),
      settled.map(({ expected }) => expected),
    ],
  );
}

export async function setCountState(
  tx: Tx,
  locationId: number,
  countId: string,
  state: CountState,
): Promise<void> {
  await tx.query(
    'inventory.count_state',
    'update inventory_counts set state = $3 where inventory_location_id = $1 and id = $2',
    [locationId, countId, state],
  );
}

export async function setReview(
  tx: Tx,
  of: { readonly locationId: number; readonly countId: string; readonly userId: number },
  given: {
    readonly verdict: 'reviewed' | 'recount';
    readonly note: string;
    readonly reasons: readonly { readonly item_id: number; readonly reason: VarianceReason }[];
  },
): Promise<void> {
  await tx.query(
    'inventory.review_count',
    `update inventory_counts set state = $3, reviewed_by = $4, reviewed_at = app_now(),
       note = nullif($5, '')
     where inventory_location_id = $1 and id = $2`,
    [of.locationId, of.countId, given.verdict, of.userId, given.note],
  );
  await tx.query(
    'inventory.count_reasons',
    `update inventory_count_items k set reason = g.reason
     from unnest($3::int[], $4::text[]) as g (item_id, reason)
     where k.inventory_location_id = $1 and k.count_id = $2 and k.item_id = g.item_id
       and k.counted <> k.expected`,
    [
      of.locationId,
      of.countId,
      given.reasons.map((one) => one.item_id),
      given.reasons.map(({ reason }) => reason),
    ],
  );
}
