import { unitCostOf } from '@yay/domain/inventory';
import { type Instant, instant } from '@yay/domain/time';
import type { CountedRow, LineRow, ShelfRow } from './book.repo.ts';

export interface Book {
  readonly shelves: readonly ShelfRow[];
  readonly lines: readonly LineRow[];
  readonly counted: readonly CountedRow[];
}

export const keyOf = (placeId: number, itemId: number): string => `${placeId} ${itemId}`;

/** The book of one item at one place while acts are taken. */
export class Shelf {
  readonly cost: number;
  readonly counted: CountedRow[];
  readonly #lines: LineRow[];
  #onHand: number;

  constructor(row: ShelfRow, book: Book) {
    const isMine = (one: { sublocation_id: number; item_id: number }) =>
      one.sublocation_id === row.sublocation_id && one.item_id === row.item_id;
    this.cost = unitCostOf(row.price_to_vendor_cents, row.total_units);
    this.#onHand = row.on_hand;
    this.#lines = book.lines.filter(isMine);
    this.counted = book.counted.filter(isMine);
  }

  /** Returns the number on hand at an instant, by present knowledge. */
  onHandAt(at: Instant): number {
    const later = this.#lines.filter((line) => line.at > at);
    return this.#onHand - later.reduce((sum, line) => sum + line.quantity, 0);
  }
  /**
   * Returns how many pieces may leave at an instant. After a later count that is the number of
   * then: the counter saw the rest, so the present number says nothing of it.
   */
  spareAt(at: Instant): number {
    return this.firstCountAfter(at) === null ? this.#onHand : this.onHandAt(at);
  }
  firstCountAfter(at: Instant): Instant | null {
    const after = this.counted.filter((one) => one.is_booked && one.at >= at);
    return after.length === 0 ? null : instant(Math.min(...after.map((one) => one.at)));
  }
  /** Returns the count that the book follows at an instant. */
  countAt(at: Instant): string | null {
    return this.counted.find((one) => one.is_booked && one.at === at)?.count_id ?? null;
  }
  /** Returns the quantity moved between two instants, without adjustments by counts. */
  movedBetween(one: Instant, other: Instant): number {
    const [from, until] = one < other ? [one, other] : [other, one];
    return this.#lines
      .filter(({ kind }) => kind !== 'count_adjustment' && kind !== 'correction')
      .filter(({ at }) => at > from && at <= until)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }
  add(line: LineRow): void {
    this.#onHand += line.quantity;
    this.#lines.push(line);
  }
}
