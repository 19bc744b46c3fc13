import { createHash } from 'node:crypto';
import { type Instant, instant, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { SCHOOLS } from './places.ts';
import { signInId } from './staff.ts';

interface Fridge {
  readonly schoolId: number;
  readonly itemIds: readonly number[];
}
const HOUR = 3_600_000;

/** An id as a device would have made it, the same for the same words. */
function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Schools have their inventory in the order in which they were created. */
const locationOf = (schoolId: number): number => SCHOOLS.findIndex(({ id }) => id === schoolId) + 1;
const fridgeOf = (schoolId: number): number => 2 * locationOf(schoolId) - 1;
const cartOf = (schoolId: number): number => 2 * locationOf(schoolId);

/** Of each item of a fridge: par, what came, what was given out, what was counted. */
const SHELF = [
  { par: 24, came: 24, given: 4, counted: 20, pack: 6 },
  { par: 20, came: 26, given: 6, counted: 20, pack: null },
  { par: 30, came: 30, given: 8, counted: 16, pack: 10 },
  { par: 16, came: 12, given: 9, counted: 3, pack: null },
] as const;
const CART = [
  { par: 8, came: 10, given: 2 },
  { par: 12, came: 12, given: 3 },
] as const;
const shelfOf = ({ itemIds }: Fridge) =>
  itemIds.slice(0, SHELF.length).flatMap((itemId, at) => {
    const shelf = SHELF[at];
    return shelf ? [{ itemId, ...shelf }] : [];
  });
const cartItemsOf = ({ itemIds }: Fridge) =>
  itemIds.slice(SHELF.length, SHELF.length + CART.length).flatMap((itemId, at) => {
    const cart = CART[at];
    return cart ? [{ itemId, ...cart }] : [];
  });

export const sublocationRows = (): Row[] =>
  SCHOOLS.flatMap(({ id }) => [
    {
      id: fridgeOf(id),
      inventory_location_id: locationOf(id),
      name: 'Fridge 1',
      note: 'Cafeteria',
      position: 0,
      count_days: 7,
    },
    {
      id: cartOf(id),
      inventory_location_id: locationOf(id),
      name: 'Cart',
      note: 'Front office',
      position: 1,
      count_days: 1,
    },
  ]);

export const assignmentRows = (fridges: readonly Fridge[]): Row[] =>
  fridges.flatMap((fridge) => [
    ...shelfOf(fridge).map(({ itemId, par, pack }, position) => ({
      sublocation_id: fridgeOf(fridge.schoolId),
      item_id: itemId,
      par_level: par,
      unit: '',
      pack,
      position,
    })),
    ...cartItemsOf(fridge).map(({ itemId, par }, position) => ({
      sublocation_id: cartOf(fridge.schoolId),
      item_id: itemId,
      par_level: par,
      unit: '',
      pack: null,
      position,
    })),
  ]);

/** Hours ago of what happened, one after the other. */
const AGO = { came: 74, given: 50, cart: 46, fridge: 20 } as const;
const countId = (schoolId: number, place: 'fridge' | 'cart') =>
  uuidOf(`count ${schoolId} ${place}`);
/** The lunch coordinator of the day counts; the school reviews. */
const counter = () => signInId('ops_lead@demo.test');

function countsOf({ schoolId }: Fridge) {
  return [
    { place: 'cart', sublocation: cartOf(schoolId), state: 'as_expected', ago: AGO.cart },
    { place: 'fridge', sublocation: fridgeOf(schoolId), state: 'to_review', ago: AGO.fridge },
  ] as const;
}
const before = (now: Instant, hours: number): string => toIso(instant(now - hours * HOUR));

export const inventoryActRows = (fridges: readonly Fridge[], now: Instant): Row[] =>
  fridges.flatMap((fridge) =>
    countsOf(fridge).map(({ place, ago }) => ({
      inventory_location_id: locationOf(fridge.schoolId),
      id: countId(fridge.schoolId, place),
      kind: 'count',
      refusal: null,
      user_id: counter(),
      device_at: before(now, ago),
      at: before(now, ago),
      received_at: before(now, ago - 0.3),
    })),
  );

export const inventoryCountRows = (fridges: readonly Fridge[], now: Instant): Row[] =>
  fridges.flatMap((fridge) =>
    countsOf(fridge).map(({ place, sublocation, state, ago }) => ({
      id: countId(fridge.schoolId, place),
      inventory_location_id: locationOf(fridge.schoolId),
      sublocation_id: sublocation,
      user_id: counter(),
      state,
      started_at: before(now, ago + 0.1),
      at: before(now, ago),
      received_at: before(now, ago - 0.3),
    })),
  );

export const inventoryCountItemRows = (
  fridges: readonly Fridge[],
  now: Instant,
  costOf: (itemId: number) => number,
): Row[] =>
  fridges.flatMap((fridge) => {
    const line = (place: 'fridge' | 'cart', itemId: number, expected: number, counted: number) => ({
      inventory_location_id: locationOf(fridge.schoolId),
      count_id: countId(fridge.schoolId, place),
      item_id: itemId,
      counted,
      expected,
      unit_cost_cents: costOf(itemId),
      at: before(now, AGO[place]),
    });
    return [
      ...shelfOf(fridge).map(({ itemId, came, given, counted }) =>
        line('fridge', itemId, came - given, counted),
      ),
      ...cartItemsOf(fridge).map(({ itemId, came, given }) =>
        line('cart', itemId, came - given, came - given),
      ),
    ];
  });

export const inventoryMovementRows = (
  fridges: readonly Fridge[],
  now: Instant,
  costOf: (itemId: number) => number,
): Row[] => {
  const rows = fridges.flatMap((fridge) => {
    const location = locationOf(fridge.schoolId);
    const line = (
      sublocation: number,
      itemId: number,
      kind: string,
      quantity: number,
      hoursAgo: number,
      countOf: string | null = null,
    ) => ({
      inventory_location_id: location,
      sublocation_id: sublocation,
      item_id: itemId,
      kind,
      quantity,
      unit_cost_cents: costOf(itemId),
      count_id: countOf,
      at: before(now, hoursAgo),
      received_at: before(now, hoursAgo),
      user_id: counter(),
    });
    const kept = [
      ...shelfOf(fridge).map((one) => ({ ...one, place: fridgeOf(fridge.schoolId) })),
      ...cartItemsOf(fridge).map((one) => ({ ...one, place: cartOf(fridge.schoolId) })),
    ];
    return [
      ...kept.map((one) => line(one.place, one.itemId, 'receipt', one.came, AGO.came)),
      ...kept.map((one) => line(one.place, one.itemId, 'hand_out', -one.given, AGO.given)),
      ...shelfOf(fridge).flatMap(({ itemId, came, given, counted }) => {
        const by = counted - (came - given);
        if (by === 0) return [];
        const count = countId(fridge.schoolId, 'fridge');
        return [line(fridgeOf(fridge.schoolId), itemId, 'count_adjustment', by, AGO.fridge, count)];
      }),
    ];
  });
  return rows.map((row, at) => ({ id: at + 1, ...row }));
};

/** Makers' barcodes on every second item; the others get a QR code from their menu's page. */
export const itemCodeRows = (fridges: readonly Fridge[], now: Instant): Row[] =>
  [...new Set(fridges.flatMap(({ itemIds }) => itemIds))]
    .filter((_, at) => at % 2 === 0)
    .map((itemId) => ({
      code: `0400638${String(itemId).padStart(6, '0')}`,
      item_id: itemId,
      kind: 'barcode',
      created_at: toIso(now),
    }));
