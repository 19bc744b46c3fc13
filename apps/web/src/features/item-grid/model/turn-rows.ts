/** The row in each slot. */
export type Slots = readonly (number | undefined)[];

/**
 * Returns the rows that the slots show next, on the way to `wanted`: at most `most` slots change,
 * those nearest to `near` first. A slot keeps an unwanted row until it is needed. The slot of a row
 * is its index modulo their number, so that rows next to each other never share one.
 */
export function turnRows(
  shown: Slots,
  wanted: readonly number[],
  { slots, most, near }: { readonly slots: number; readonly most: number; readonly near: number },
): Slots {
  const before = shown.length === slots ? shown : Array.from<undefined>({ length: slots });
  const missing = wanted.filter((row) => before[row % slots] !== row);
  if (missing.length === 0) return shown;
  const next: (number | undefined)[] = [...before];
  const nearest = missing.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near));
  for (const row of nearest.slice(0, most)) next[row % slots] = row;
  return next;
}
