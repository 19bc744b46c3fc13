import type { ListedLuncher } from '@yay/contract/luncher-lists/calls';
import type { ListSort } from '@yay/contract/luncher-lists/values';

export interface Part {
  /** Null for those in no room, or without a meal. */
  readonly name: string | null;
  readonly rows: ListedLuncher[];
}

const NAMES: Record<ListSort, (row: ListedLuncher) => string | null> = {
  name: () => null,
  grade: ({ grade }) => grade,
  room: ({ room }) => room,
  // The first by name, by which the list is sorted.
  meal: ({ meals }) => meals.map(({ item }) => item).sort()[0] ?? null,
};

/** Divides rows, which are sorted already, into the parts of a sheet. */
export function partsOf(rows: readonly ListedLuncher[], sort: ListSort): Part[] {
  const parts: Part[] = [];
  for (const row of rows) {
    const name = NAMES[sort](row);
    const last = parts.at(-1);
    if (last && last.name === name) last.rows.push(row);
    else parts.push({ name, rows: [row] });
  }
  return parts;
}
