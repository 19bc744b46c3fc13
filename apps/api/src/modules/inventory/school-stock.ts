import { movementLines } from '@yay/domain/inventory';
import { type Instant, instant } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import {
  countedSince,
  drawnBy,
  insertMovements,
  linesSince,
  type NewMovement,
  type ShelfRow,
  shelvesOf,
} from './book.repo.ts';
import { findLocation, type LocationRow, lockBooks, placesOf } from './locations.repo.ts';
import { keyOf, Shelf } from './shelf.ts';

interface Kept {
  readonly row: ShelfRow;
  readonly shelf: Shelf;
}

/** The pieces that a school keeps of some items, while bags are handed out and taken back. */
class SchoolStock {
  readonly #locationId: number;
  readonly #kept: readonly Kept[];
  /** Shelves from which acts took a piece, by act. */
  readonly #drawn: Map<string, Kept>;
  readonly #lines: NewMovement[] = [];

  constructor(locationId: number, kept: readonly Kept[], drawn: ReadonlyMap<string, Kept>) {
    this.#locationId = locationId;
    this.#kept = kept;
    this.#drawn = new Map(drawn);
  }

  /** True of an item that the school keeps and has none of; one that it does not keep is there. */
  hasNone(itemId: number, at: Instant): boolean {
    const kept = this.#kept.filter(({ row }) => row.item_id === itemId);
    return kept.length > 0 && kept.every(({ shelf }) => shelf.spareAt(at) <= 0);
  }

  /** Takes one piece from the place that has most of it; nothing where no place keeps it. */
  draw(itemId: number, actId: string, at: Instant): void {
    const [from] = this.#kept
      .filter(({ row }) => row.item_id === itemId)
      .toSorted((a, b) => b.shelf.spareAt(at) - a.shelf.spareAt(at));
    if (from === undefined) return;
    this.#drawn.set(actId, from);
    this.#move(from, 'hand_out', actId, at);
  }

  /** Puts the piece of an act back where it was taken; nothing where none was. */
  putBack(undoneId: string, actId: string, at: Instant): void {
    const from = this.#drawn.get(undoneId);
    if (from === undefined) return;
    this.#drawn.delete(undoneId);
    this.#move(from, 'returned', actId, at);
  }

  /** Writes what was taken and put back into the book. `userId` is null for a tablet. */
  write = (tx: Tx, userId: number | null): Promise<void> =>
    insertMovements(tx, userId, this.#lines);

  #move({ row, shelf }: Kept, kind: 'hand_out' | 'returned', actId: string, at: Instant): void {
    const movement = { at, quantity: kind === 'hand_out' ? -1 : 1 };
    for (const line of movementLines(movement, shelf.firstCountAfter(at))) {
      const written = line.kind === 'movement' ? kind : 'correction';
      const of = { sublocation_id: row.sublocation_id, item_id: row.item_id };
      this.#lines.push({
        ...of,
        inventory_location_id: this.#locationId,
        kind: written,
        quantity: line.quantity,
        unit_cost_cents: shelf.cost,
        reason: null,
        note: null,
        act_id: actId,
        count_id: written === 'correction' ? shelf.countAt(line.at) : null,
        transfer_id: null,
        at: line.at,
      });
      shelf.add({ ...of, kind: written, quantity: line.quantity, at: line.at });
    }
  }
}

/** Holds the book of a school until the commit; undefined where the school keeps none any more. */
export async function lockSchoolBook(tx: Tx, schoolId: number): Promise<LocationRow | undefined> {
  const location = await findLocation(tx, 'every', { schoolId });
  if (location !== undefined) await lockBooks(tx, [location.id]);
  return location;
}

/** Holds the book of a school until the commit, and reads what it says of these items. */
export async function openSchoolStock(
  tx: Tx,
  schoolId: number,
  asked: {
    readonly itemIds: readonly number[];
    /** Acts that may be undone. */
    readonly actIds: readonly string[];
    /** The first instant that something is about. */
    readonly since: Instant;
  },
): Promise<SchoolStock | null> {
  if (asked.itemIds.length === 0) return null;
  const location = await lockSchoolBook(tx, schoolId);
  if (location === undefined) return null;
  const placeIds = (await placesOf(tx, location.id)).map(({ id }) => id);
  const since = instant(Math.min(asked.since, location.now));
  const book = {
    shelves: await shelvesOf(tx, placeIds, asked.itemIds),
    lines: await linesSince(tx, placeIds, asked.itemIds, since),
    counted: await countedSince(tx, placeIds, asked.itemIds, since),
  };
  const kept = book.shelves.map((row) => ({ row, shelf: new Shelf(row, book) }));
  const shelves = new Map(kept.map((one) => [keyOf(one.row.sublocation_id, one.row.item_id), one]));
  const drawn = new Map(
    (await drawnBy(tx, location.id, asked.actIds)).flatMap((row) => {
      const from = shelves.get(keyOf(row.sublocation_id, row.item_id));
      return from === undefined ? [] : [[row.act_id, from] as const];
    }),
  );
  return new SchoolStock(location.id, kept, drawn);
}
