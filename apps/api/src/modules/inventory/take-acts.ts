import type { InventoryActResult, InventoryActTaken } from '@yay/contract/inventory/calls';
import { closerScopeOf } from '@yay/domain/access';
import {
  AT_ONCE_MINUTES,
  type CountState,
  countLines,
  disagree,
  type InventoryRefusal,
  movementLines,
  type NewLine,
  placedAt,
  signed,
} from '@yay/domain/inventory';
import { type Instant, instant } from '@yay/domain/time';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import {
  countedSince,
  insertActs,
  insertCountItems,
  insertCounts,
  insertMovements,
  knownActs,
  type LineRow,
  linesSince,
  type NewAct,
  type NewCount,
  type NewCountItem,
  type NewMovement,
  shelvesOf,
} from './book.repo.ts';
import { findLocation, findPlaces, lockBooks, type PlaceRow } from './locations.repo.ts';
import { type Book, keyOf, Shelf } from './shelf.ts';

const MINUTE = 60_000;

type Counted = Extract<InventoryActTaken, { kind: 'count' }>;
type Moved = Exclude<InventoryActTaken, { kind: 'count' }>;

/**
 * Takes counts and movements. An act is kept once, whatever its number of sendings, and placed by
 * the server's clock; one that does not hold is kept as well, with the reason.
 */
export const takeActs = (
  db: Db,
  actor: Actor,
  locationId: number,
  sent: { readonly sent_at: string; readonly acts: readonly InventoryActTaken[] },
): Promise<{ data: InventoryActResult[] } | Refusal> =>
  db.tx(async (tx) => {
    const scope = closerScopeOf(actor);
    const location = await findLocation(tx, scope, { id: locationId });
    if (location === undefined) return refuse(404, 'not_found');
    const places = await findPlaces(tx, scope, [...new Set(sent.acts.flatMap(placesOfAct))]);
    await lockBooks(tx, [location.id, ...places.map((place) => place.inventory_location_id)]);
    const userId = actor.impersonatorId ?? actor.userId;
    const clock = { sentAt: instant(Date.parse(sent.sent_at)), now: location.now };
    const book = await readBook(tx, sent.acts, places, clock);
    const desk = new Desk(location.id, userId, places, book, clock);

    const known = new Map(
      (
        await knownActs(
          tx,
          location.id,
          sent.acts.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const refusals = new Map<string, InventoryRefusal | null>();
    for (const act of sent.acts) {
      if (known.has(act.id) || refusals.has(act.id)) continue;
      refusals.set(act.id, desk.take(act));
    }
    const by = { locationId: location.id, userId };
    await insertActs(tx, by, desk.acts);
    const numbers = new Map(
      desk.counts.length === 0
        ? []
        : (await insertCounts(tx, by, desk.counts)).map(({ id, number }) => [id, number]),
    );
    await insertCountItems(tx, location.id, desk.countItems);
    await insertMovements(tx, userId, desk.movements);
    const states = new Map(desk.counts.map(({ id, state }) => [id, state]));
    return {
      data: sent.acts.map(({ id }) => {
        const before = known.get(id);
        const refusal = before ? before.refusal : (refusals.get(id) ?? null);
        const number = before ? before.number : (numbers.get(id) ?? null);
        const state = before ? before.state : (states.get(id) ?? null);
        return {
          id,
          outcome: refusal === null ? 'counted' : 'refused',
          refusal,
          count: number === null || state === null ? null : { number, state },
        };
      }),
    };
  });

const placesOfAct = (act: InventoryActTaken): number[] =>
  act.kind === 'transfer' ? [act.sublocation_id, act.to_sublocation_id] : [act.sublocation_id];
const itemsOfAct = (act: InventoryActTaken): number[] =>
  act.kind === 'count' ? act.lines.map((line) => line.item_id) : [act.item_id];

interface Clock {
  readonly sentAt: Instant;
  readonly now: Instant;
}
/** Returns the instant at which a device did something, by the server's clock. */
const placed = (text: string, { sentAt, now }: Clock): Instant =>
  placedAt({ doneAt: instant(Date.parse(text)), sentAt }, now);

/** Reads the book's lines of all items that these acts are about, as far back as they reach. */
async function readBook(
  tx: Tx,
  acts: readonly InventoryActTaken[],
  places: readonly PlaceRow[],
  clock: Clock,
): Promise<Book> {
  const placeIds = places.map(({ id }) => id);
  const itemIds = [...new Set(acts.flatMap(itemsOfAct))];
  const instants = acts.flatMap((act) =>
    act.kind === 'count' ? [act.started_at, act.at, ...act.lines.map(({ at }) => at)] : [act.at],
  );
  const first = Math.min(...instants.map((text) => placed(text, clock)));
  const since = instant(first - AT_ONCE_MINUTES * MINUTE);
  return {
    shelves: await shelvesOf(tx, placeIds, itemIds),
    lines: await linesSince(tx, placeIds, itemIds, since),
    counted: await countedSince(tx, placeIds, itemIds, since),
  };
}

/** Judges acts one after the other, each by the book that the ones before it left. */
class Desk {
  readonly acts: NewAct[] = [];
  readonly counts: NewCount[] = [];
  readonly countItems: NewCountItem[] = [];
  readonly movements: NewMovement[] = [];
  readonly #locationId: number;
  readonly #userId: number;
  readonly #clock: Clock;
  readonly #places: ReadonlyMap<number, PlaceRow>;
  readonly #shelves: ReadonlyMap<string, Shelf>;

  constructor(
    locationId: number,
    userId: number,
    places: readonly PlaceRow[],
    book: Book,
    clock: Clock,
  ) {
    this.#locationId = locationId;
    this.#userId = userId;
    this.#clock = clock;
    this.#places = new Map(places.map((place) => [place.id, place]));
    this.#shelves = new Map(
      book.shelves.map((row) => [keyOf(row.sublocation_id, row.item_id), new Shelf(row, book)]),
    );
  }

  take(act: InventoryActTaken): InventoryRefusal | null {
    const at = placed(act.at, this.#clock);
    const refusal = act.kind === 'count' ? this.#count(act, at) : this.#move(act, at);
    this.acts.push({ id: act.id, kind: act.kind, refusal, device_at: act.at, at });
    return refusal;
  }

  /** Returns a place of this location; a piece may also move to one of another location. */
  #place(id: number, isTarget = false): PlaceRow | undefined {
    const place = this.#places.get(id);
    const isHere = place?.inventory_location_id === this.#locationId;
    return place !== undefined && !place.is_archived && (isHere || isTarget) ? place : undefined;
  }

  #move(act: Moved, at: Instant): InventoryRefusal | null {
    const place = this.#place(act.sublocation_id);
    if (place === undefined) return 'place_gone';
    const shelf = this.#shelves.get(keyOf(place.id, act.item_id));
    if (shelf === undefined) return 'not_kept';
    const isTransfer = act.kind === 'transfer';
    const kind = isTransfer ? 'transfer_out' : act.kind;
    const quantity = signed(kind, act.quantity);
    if (quantity < 0 && shelf.spareAt(at) + quantity < 0) return 'more_than_there';
    const written = {
      reason: act.kind === 'waste' ? act.reason : null,
      note: act.note || null,
      act_id: act.id,
      transfer_id: isTransfer ? act.id : null,
    };
    if (isTransfer) {
      const target = this.#place(act.to_sublocation_id, true);
      if (target === undefined) return 'place_gone';
      if (target.id === place.id) return 'same_place';
      const onShelf = this.#shelves.get(keyOf(target.id, act.item_id));
      if (onShelf === undefined) return 'not_kept';
      this.#book(place, act.item_id, shelf, { kind, quantity, at }, written);
      const arrived = { kind: 'transfer_in', quantity: act.quantity, at } as const;
      this.#book(target, act.item_id, onShelf, arrived, written);
      return null;
    }
    this.#book(place, act.item_id, shelf, { kind, quantity, at }, written);
    return null;
  }

  #book(
    place: PlaceRow,
    itemId: number,
    shelf: Shelf,
    movement: Pick<LineRow, 'kind' | 'quantity' | 'at'>,
    written: Pick<NewMovement, 'reason' | 'note' | 'act_id' | 'transfer_id'>,
  ): void {
    const firstAfter = shelf.firstCountAfter(movement.at);
    for (const line of movementLines(movement, firstAfter)) {
      const isOwn = line.kind === 'movement';
      this.#write(place, itemId, shelf, line, {
        ...written,
        kind: isOwn ? movement.kind : 'correction',
        reason: isOwn ? written.reason : null,
        transfer_id: isOwn ? written.transfer_id : null,
        count_id: isOwn ? null : shelf.countAt(line.at),
      });
    }
  }

  #write(
    place: PlaceRow,
    itemId: number,
    shelf: Shelf,
    line: NewLine,
    more: Pick<NewMovement, 'kind' | 'reason' | 'note' | 'act_id' | 'transfer_id' | 'count_id'>,
  ): void {
    this.movements.push({
      inventory_location_id: place.inventory_location_id,
      sublocation_id: place.id,
      item_id: itemId,
      quantity: line.quantity,
      unit_cost_cents: shelf.cost,
      at: line.at,
      ...more,
    });
    shelf.add({
      sublocation_id: place.id,
      item_id: itemId,
      kind: more.kind,
      quantity: line.quantity,
      at: line.at,
    });
  }

  #count(act: Counted, at: Instant): InventoryRefusal | null {
    const place = this.#place(act.sublocation_id);
    if (place === undefined) return 'place_gone';
    const lines = act.lines.flatMap((line) => {
      const shelf = this.#shelves.get(keyOf(place.id, line.item_id));
      return shelf === undefined ? [] : [{ ...line, shelf, at: placed(line.at, this.#clock) }];
    });
    if (lines.length === 0) return 'not_kept';
    const span = { startedAt: placed(act.started_at, this.#clock), endedAt: at };
    let toSettle = false;
    let differs = false;
    for (const { item_id: itemId, counted, shelf, at: lineAt } of lines) {
      const mine = { by: this.#userId, at: lineAt, counted, ...span };
      const other = shelf.counted.findLast((one) =>
        disagree(
          mine,
          { by: one.user_id, at: one.at, counted: one.counted },
          shelf.movedBetween(lineAt, one.at),
        ),
      );
      const expected = shelf.onHandAt(lineAt);
      if (other === undefined) {
        if (counted !== expected) differs = true;
        const firstAfter = shelf.firstCountAfter(lineAt);
        for (const line of countLines({ at: lineAt, counted, expected }, firstAfter)) {
          const isOwn = line.kind === 'count_adjustment';
          this.#write(place, itemId, shelf, line, {
            kind: isOwn ? 'count_adjustment' : 'correction',
            reason: null,
            note: null,
            act_id: act.id,
            transfer_id: null,
            count_id: isOwn ? act.id : shelf.countAt(line.at),
          });
        }
      } else toSettle = true;
      shelf.counted.push({
        sublocation_id: place.id,
        item_id: itemId,
        count_id: act.id,
        user_id: this.#userId,
        counted,
        at: lineAt,
        is_booked: other === undefined,
      });
      this.countItems.push({
        count_id: act.id,
        item_id: itemId,
        counted,
        expected,
        unit_cost_cents: shelf.cost,
        at: lineAt,
        other_count_id: other?.count_id ?? null,
      });
    }
    const state: CountState = toSettle ? 'to_settle' : differs ? 'to_review' : 'as_expected';
    this.counts.push({
      id: act.id,
      sublocation_id: place.id,
      state,
      started_at: instant(Math.min(span.startedAt, at)),
      at,
    });
    return null;
  }
}
