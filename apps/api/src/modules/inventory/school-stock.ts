import { movementLines } from '@yay/domain/inventory';
import { type Instant, instant } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import {
  countedSince,
  type DrawnRow,
  drawnBy,
  insertMovements,
  linesSince,
  type NewMovement,
  type ShelfRow,
  shelvesOf,
} from './book.repo.ts';
import { findLocation, type LocationRow, lockBooks, placesOf } from './locations.repo.ts';
import { Shelf } from './shelf.ts';

interface Kept {
  readonly row: ShelfRow;
  readonly shelf: Shelf;
}

/** The pieces that a school keeps of some items, while bags are handed out and taken back. */
class SchoolStock {
  readonly #locationId: number;
  readonly #kept: readonly Kept[];
  /** The shelves that acts took a piece from, by act. */
  readonly #drawn: Map<string, DrawnRow>;
  readonly #lines: NewMovement[] = [];

  constructor(locationId: number, kept: readonly Kept[], drawn: readonly DrawnRow[]) {
    this.#locationId = locationId;
    this.#kept = kept;
    this.#drawn = new Map(drawn.map((row) => [row.act_id, row]));
  }

  /** True of an item that the school keeps and has none of; one that it does not keep is there. */
  hasNone(itemId: number, at: Instant): boolean {
    const kept = this.#kept.filter(({ row }) => row.item_id === itemId);
    return kept.length > 0 && kept.every(({ shelf }) => shelf.spareAt(at) <= 0);
  }

  /** Takes one piece from the place that has most of it; nothing where no place keeps it. */
  draw(itemId: number, actId: string, at: Instant): void {
    const from = this.#fullest(itemId, at);
    if (from === undefined) return;
    const { sublocation_id, item_id } = from.row;
    const drawn = { act_id: actId, sublocation_id, item_id, unit_cost_cents: from.shelf.cost };
    this.#drawn.set(actId, drawn);
    this.#move(from, 'hand_out', actId, at);
  }

  /**
   * Puts the piece of an act back where it was taken; nothing where none was. A place that does not
   * keep it any more would hide it: it goes to one that does. Where none does, the book of the old
   * place still has it.
   */
  putBack(undoneId: string, actId: string, at: Instant): void {
    const drawn = this.#drawn.get(undoneId);
    if (drawn === undefined) return;
    this.#drawn.delete(undoneId);
    const { act_id: _, ...of } = drawn;
    const to =
      this.#kept.find(
        ({ row }) => row.sublocation_id === of.sublocation_id && row.item_id === of.item_id,
      ) ?? this.#fullest(of.item_id, at);
    if (to === undefined) {
      this.#lines.push({ ...of, ...this.#plain(actId, at), kind: 'returned', quantity: 1 });
    } else this.#move(to, 'returned', actId, at);
  }

  /** The place that has most of an item. */
  #fullest(itemId: number, at: Instant): Kept | undefined {
    const [fullest] = this.#kept
      .filter(({ row }) => row.item_id === itemId)
      .toSorted((a, b) => b.shelf.spareAt(at) - a.shelf.spareAt(at));
    return fullest;
  }

  /** Writes the pieces taken and put back into the book. `userId` is null for a tablet. */
  write = (tx: Tx, userId: number | null): Promise<void> =>
    insertMovements(tx, userId, this.#lines);

  #move({ row, shelf }: Kept, kind: 'hand_out' | 'returned', actId: string, at: Instant): void {
    const movement = { at, quantity: kind === 'hand_out' ? -1 : 1 };
    for (const line of movementLines(movement, shelf.firstCountAfter(at))) {
      const written = line.kind === 'movement' ? kind : 'correction';
      const of = { sublocation_id: row.sublocation_id, item_id: row.item_id };
      this.#lines.push({
        ...of,
        ...this.#plain(actId, line.at),
        kind: written,
        quantity: line.quantity,
        unit_cost_cents: shelf.cost,
        count_id: written === 'correction' ? shelf.countAt(line.at) : null,
      });
      shelf.add({ ...of, kind: written, quantity: line.quantity, at: line.at });
    }
  }

  #plain = (actId: string, at: Instant) => ({
    inventory_location_id: this.#locationId,
    reason: null,
    note: null,
    act_id: null,
    hand_out_act_id: actId,
    count_id: null,
    transfer_id: null,
    at,
  });
}

/** Holds the book of a school until the commit; undefined where the school keeps none any more. */
export async function lockSchoolBook(tx: Tx, schoolId: number): Promise<LocationRow | undefined> {
  const location = await findLocation(tx, 'every', { schoolId });
  if (location !== undefined) await lockBooks(tx, [location.id]);
  return location;
}

/** Holds the book of a school until the commit, and reads its lines of these items. */
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
  const drawn = await drawnBy(tx, location.id, asked.actIds);
  return new SchoolStock(location.id, kept, drawn);
}
