import type { Stock, StockedItem } from '@yay/contract/inventory/calls';
import { closerScopeOf, type SchoolScope } from '@yay/domain/access';
import { isLow, shortOfPar, unitCostOf } from '@yay/domain/inventory';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { countPage, countsWaiting } from './counts.repo.ts';
import { findLocation, otherPlaces, placesOf } from './locations.repo.ts';
import { presentCount, presentItem, presentPlace } from './present.ts';
import { type HeldRow, heldAt, lastCounts } from './stock.repo.ts';

const LATEST = 8;

/** Returns the stock of a school or warehouse by place, and when each place was counted. */
export async function readStock(
  source: Queryable,
  actor: Actor,
  by: { readonly id: number } | { readonly schoolId: number },
): Promise<{ data: Stock } | Refusal> {
  const scope = closerScopeOf(actor);
  const location = await findLocation(source, scope, by);
  if (location === undefined) return refuse(404, 'not_found');
  const { id } = location;
  const places = await placesOf(source, id);
  const last = new Map(
    (await lastCounts(source, location)).map((row) => [row.sublocation_id, row]),
  );
  const held = await heldAt(source, id);
  const filters = { locationId: id, state: null, search: '' };
  const { rows: counts } = await countPage(source, filters, { limit: LATEST, offset: 0 });
  const waiting = await countsWaiting(source, id);
  return {
    data: {
      location: {
        id,
        kind: location.destination_id === null ? 'warehouse' : 'school',
        name: location.name,
        destination_id: location.destination_id,
      },
      time_zone: location.timezone,
      server_now: toIso(location.now),
      sublocations: places.map((place) => presentPlace(place, last.get(place.id))),
      items: stockedItems(held),
      counts: counts.map(presentCount),
      waiting: waiting.to_settle + waiting.to_review,
      others: await othersOf(source, scope, id),
    },
  };
}

async function othersOf(
  source: Queryable,
  scope: SchoolScope,
  locationId: number,
): Promise<Stock['others']> {
  const others = new Map<number, Stock['others'][number]>();
  for (const row of await otherPlaces(source, scope, locationId)) {
    const other = others.get(row.location_id) ?? {
      id: row.location_id,
      name: row.location,
      sublocations: [],
    };
    other.sublocations.push({ id: row.id, name: row.name });
    others.set(row.location_id, other);
  }
  return [...others.values()];
}

/** Pieces to order, whole packs where it comes in them. */
const inPacks = (pieces: number, pack: number | null): number =>
  pack === null ? pieces : Math.ceil(pieces / pack) * pack;

/** Rows of places as one line for each item. */
export function stockedItems(rows: readonly HeldRow[]): StockedItem[] {
  const byItem = Map.groupBy(rows, ({ id }) => id);
  return [...byItem.values()].flatMap((held) => {
    const [first] = held;
    if (first === undefined) return [];
    const onHand = held.reduce((sum, row) => sum + row.on_hand, 0);
    const par = held.reduce((sum, row) => sum + row.par_level, 0);
    return [
      {
        ...presentItem(first),
        codes: first.codes,
        unit_cost: unitCostOf(first.price_to_vendor_cents, first.total_units),
        held: held.map((row) => ({
          sublocation_id: row.sublocation_id,
          par_level: row.par_level,
          unit: row.unit,
          pack: row.pack,
          on_hand: row.on_hand,
        })),
        on_hand: onHand,
        par_level: par,
        is_low: isLow(par, onHand),
        to_order: inPacks(
          shortOfPar(par, onHand),
          held.find(({ pack }) => pack !== null)?.pack ?? null,
        ),
      },
    ];
  });
}
