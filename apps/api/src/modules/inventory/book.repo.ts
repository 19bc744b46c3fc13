import type {
  CountState,
  InventoryAct,
  InventoryRefusal,
  MovementKind,
  WasteReason,
} from '@yay/domain/inventory';
import { type Instant, toIso } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface KnownActRow {
  id: string;
  refusal: InventoryRefusal | null;
  number: number | null;
  state: CountState | null;
}

/** Returns those of these acts that a location has already. */
export const knownActs = (
  source: Queryable,
  locationId: number,
  ids: readonly string[],
): Promise<KnownActRow[]> =>
  source.query<KnownActRow>(
    'inventory.known_acts',
    `select a.id, a.refusal, c.number, c.state from inventory_acts a
     left join inventory_counts c
       on c.inventory_location_id = a.inventory_location_id and c.id = a.id
     where a.inventory_location_id = $1 and a.id = any ($2::uuid[])`,
    [locationId, ids],
  );

export interface ShelfRow {
  sublocation_id: number;
  item_id: number;
  price_to_vendor_cents: number;
  total_units: number;
  on_hand: number;
}

/** Returns the shelves of these items at these places, with the number that the book has. */
export const shelvesOf = (
  source: Queryable,
  placeIds: readonly number[],
  itemIds: readonly number[],
): Promise<ShelfRow[]> =>
  source.query<ShelfRow>(
    'inventory.shelves',
    `select h.sublocation_id, h.item_id, i.price_to_vendor_cents, i.total_units, h.on_hand
     from inventory_on_hand h join items i on i.id = h.item_id
     where h.sublocation_id = any ($1) and h.item_id = any ($2)`,
    [placeIds, itemIds],
  );

export interface LineRow {
  sublocation_id: number;
  item_id: number;
  kind: MovementKind;
  quantity: number;
  at: Instant;
}

/** Lines of the book since an instant. */
export const linesSince = (
  source: Queryable,
  placeIds: readonly number[],
  itemIds: readonly number[],
  since: Instant,
): Promise<LineRow[]> =>
  source.query<LineRow>(
    'inventory.lines_since',
    `select m.sublocation_id, m.item_id, m.kind, m.quantity, m.at from inventory_movements m
     where m.sublocation_id = any ($1) and m.item_id = any ($2) and m.at >= $3
     order by m.at, m.id`,
    [placeIds, itemIds, toIso(since)],
  );

export interface CountedRow {
  sublocation_id: number;
  item_id: number;
  count_id: string;
  user_id: number;
  counted: number;
  at: Instant;
  /** The book follows it; one that is to be settled, or that another one overruled, is not booked. */
  is_booked: boolean;
}

/** Returns the counts of these items since an instant. */
export const countedSince = (
  source: Queryable,
  placeIds: readonly number[],
  itemIds: readonly number[],
  since: Instant,
): Promise<CountedRow[]> =>
  source.query<CountedRow>(
    'inventory.counted_since',
    `select c.sublocation_id, n.item_id, n.count_id, c.user_id, n.counted, n.at,
       (n.other_count_id is null or n.holds = 'this') is true as is_booked
     from inventory_counts c
     join inventory_count_items n
       on n.inventory_location_id = c.inventory_location_id and n.count_id = c.id
     where c.sublocation_id = any ($1) and n.item_id = any ($2) and n.at >= $3
     order by n.at`,
    [placeIds, itemIds, toIso(since)],
  );

export interface NewAct {
  readonly id: string;
  readonly kind: InventoryAct;
  readonly refusal: InventoryRefusal | null;
  readonly device_at: string;
  readonly at: Instant;
}

export async function insertActs(
  tx: Tx,
  by: { readonly locationId: number; readonly userId: number },
  acts: readonly NewAct[],
): Promise<void> {
  if (acts.length === 0) return;
  await tx.query(
    'inventory.insert_acts',
    `insert into inventory_acts
       (inventory_location_id, id, kind, refusal, user_id, device_at, at)
     select $1, g.id, g.kind, g.refusal, $2, g.device_at, g.at
     from unnest($3::uuid[], $4::text[], $5::text[], $6::timestamptz[], $7::timestamptz[])
       as g (id, kind, refusal, device_at, at)`,
    [
      by.locationId,
      by.userId,
      acts.map(({ id }) => id),
      acts.map(({ kind }) => kind),
      acts.map(({ refusal }) => refusal),
      acts.map(({ device_at: deviceAt }) => deviceAt),
      acts.map(({ at }) => toIso(at)),
    ],
  );
}

export interface NewCount {
  readonly id: string;
  readonly sublocation_id: number;
  readonly state: CountState;
  readonly started_at: Instant;
  readonly at: Instant;
}

export const insertCounts = (
  tx: Tx,
  by: { readonly locationId: number; readonly userId: number },
  counts: readonly NewCount[],
): Promise<{ id: string; number: number }[]> =>
  tx.query<{ id: string; number: number }>(
    'inventory.insert_counts',
    `insert into inventory_counts
       (id, inventory_location_id, sublocation_id, user_id, state, started_at, at)
     select g.id, $1, g.sublocation_id, $2, g.state, g.started_at, g.at
     from unnest($3::uuid[], $4::int[], $5::text[], $6::timestamptz[], $7::timestamptz[])
       as g (id, sublocation_id, state, started_at, at)
     returning id, number`,
    [
      by.locationId,
      by.userId,
      counts.map(({ id }) => id),
      counts.map((one) => one.sublocation_id),
      counts.map(({ state }) => state),
      counts.map((one) => toIso(one.started_at)),
      counts.map(({ at }) => toIso(at)),
    ],
  );

export interface NewCountItem {
  readonly count_id: string;
  readonly item_id: number;
  readonly counted: number;
  readonly expected: number;
  readonly unit_cost_cents: number;
  readonly at: Instant;
  readonly other_count_id: string | null;
}

export async function insertCountItems(
  tx: Tx,
  locationId: number,
  items: readonly NewCountItem[],
): Promise<void> {
  if (items.length === 0) return;
  await tx.query(
    'inventory.insert_count_items',
    `insert into inventory_count_items (inventory_location_id, count_id, item_id, counted, expected,
       unit_cost_cents, at, other_count_id)
     select $1, g.count_id, g.item_id, g.counted, g.expected, g.cost, g.at, g.other
     from unnest($2::uuid[], $3::int[], $4::int[], $5::int[], $6::int[], $7::timestamptz[],
       $8::uuid[]) as g (count_id, item_id, counted, expected, cost, at, other)`,
    [
      locationId,
      items.map((one) => one.count_id),
      items.map((one) => one.item_id),
      items.map(({ counted }) => counted),
      items.map(({ expected }) => expected),
      items.map((one) => one.unit_cost_cents),
      items.map(({ at }) => toIso(at)),
      items.map((one) => one.other_count_id),
    ],
  );
}

export interface NewMovement {
  readonly inventory_location_id: number;
  readonly sublocation_id: number;
  readonly item_id: number;
  readonly kind: MovementKind;
  readonly quantity: number;
  readonly unit_cost_cents: number;
  readonly reason: WasteReason | null;
  readonly note: string | null;
  /** The act of the inventory that it comes of. */
  readonly act_id: string | null;
  /** The act of the hand-out that it comes of; devices may give both one id. */
  readonly hand_out_act_id?: string | null;
  readonly count_id: string | null;
  readonly transfer_id: string | null;
  readonly at: Instant;
}

/** Adds lines to the book, in their order. */
export async function insertMovements(
  tx: Tx,
  userId: number | null,
  lines: readonly NewMovement[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    'inventory.insert_movements',
    `insert into inventory_movements (inventory_location_id, sublocation_id, item_id, kind, quantity,
       unit_cost_cents, reason, note, act_id, count_id, transfer_id, at, hand_out_act_id, user_id)
     select g.location, g.place, g.item, g.kind, g.quantity, g.cost, g.reason, g.note, g.act, g.count,
       g.transfer, g.at, g.hand_out, $1
     from unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::int[], $7::int[], $8::text[],
       $9::text[], $10::uuid[], $11::uuid[], $12::uuid[], $13::timestamptz[], $14::uuid[])
       with ordinality as g (location, place, item, kind, quantity, cost, reason, note, act, count,
         transfer, at, hand_out, n)
     order by g.n`,
    [
      userId,
      lines.map((one) => one.inventory_location_id),
      lines.map((one) => one.sublocation_id),
      lines.map((one) => one.item_id),
      lines.map(({ kind }) => kind),
      lines.map(({ quantity }) => quantity),
      lines.map((one) => one.unit_cost_cents),
      lines.map(({ reason }) => reason),
      lines.map(({ note }) => note),
      lines.map((one) => one.act_id),
      lines.map((one) => one.count_id),
      lines.map((one) => one.transfer_id),
      lines.map(({ at }) => toIso(at)),
      lines.map((one) => one.hand_out_act_id ?? null),
    ],
  );
}

export interface DrawnRow {
  act_id: string;
  sublocation_id: number;
  item_id: number;
  unit_cost_cents: number;
}

/** Returns from where these acts of the hand-out took a piece. */
export const drawnBy = (
  source: Queryable,
  locationId: number,
  actIds: readonly string[],
): Promise<DrawnRow[]> =>
  source.query<DrawnRow>(
    'inventory.drawn_by',
    `select m.hand_out_act_id as act_id, m.sublocation_id, m.item_id, m.unit_cost_cents
     from inventory_movements m
     where m.inventory_location_id = $1 and m.hand_out_act_id = any ($2::uuid[])
       and m.kind = 'hand_out'`,
    [locationId, actIds],
  );

export interface MovementRow {
  id: number;
  at: Instant;
  received_at: Instant;
  kind: MovementKind;
  item_id: number;
  name: string;
  picture: string;
  tint: 'peach' | 'butter' | 'mint' | 'sky' | 'rose';
  sublocation: string;
  quantity: number;
  reason: WasteReason | null;
  note: string;
  by: string | null;
  other: string | null;
  count: number | null;
}

/** A page of the book of a location, the latest first, and how many lines there are. */
export async function movementPage(
  source: Queryable,
  locationId: number,
  of: { readonly sublocation: number | null; readonly item: number | null },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: MovementRow[]; total: number }> {
  const which = `m.inventory_location_id = $1 and ($2::int is null or m.sublocation_id = $2)
    and ($3::int is null or m.item_id = $3)`;
  const [counted] = await source.query<{ total: number }>(
    'inventory.count_movements',
    `select count(*)::int as total from inventory_movements m where ${which}`,
    [locationId, of.sublocation, of.item],
  );
  const rows = await source.query<MovementRow>(
    'inventory.movement_page',
    `select m.id, m.at, m.received_at, m.kind, m.item_id, i.name, i.picture, i.tint,
       s.name as sublocation, m.quantity, m.reason, coalesce(m.note, '') as note,
       u.first || ' ' || u.last as by,
       (select case when os.inventory_location_id = m.inventory_location_id then os.name
          else coalesce(od.name, ol.name) || ', ' || os.name end
        from inventory_movements o
        join inventory_sublocations os on os.id = o.sublocation_id
        join inventory_locations ol on ol.id = os.inventory_location_id
        left join destinations od on od.id = ol.destination_id
        where o.transfer_id = m.transfer_id and o.id <> m.id
          and o.kind in ('transfer_in', 'transfer_out') limit 1) as other,
       c.number as count
     from inventory_movements m
     join items i on i.id = m.item_id
     join inventory_sublocations s on s.id = m.sublocation_id
     left join users u on u.id = m.user_id
     left join inventory_counts c
       on c.inventory_location_id = m.inventory_location_id and c.id = m.count_id
     where ${which}
     order by m.id desc limit $4 offset $5`,
    [locationId, of.sublocation, of.item, limit, offset],
  );
  return { rows, total: counted?.total ?? 0 };
}
