/** Some rows, by their ids, over several pages; or all that match, however many those are. */
export type Selection<Row extends { readonly id: number }> =
  | { readonly kind: 'some'; readonly rows: ReadonlyMap<number, Row>; readonly last: number | null }
  | { readonly kind: 'all' };

export const nothing = { kind: 'some', rows: new Map<number, never>(), last: null } as const;

export function isEmpty(selection: Selection<{ readonly id: number }>): boolean {
  return selection.kind === 'some' && selection.rows.size === 0;
}

export function isSelected(selection: Selection<{ readonly id: number }>, id: number): boolean {
  return selection.kind === 'all' || selection.rows.has(id);
}

/** One row, or with `range` all from the last one touched up to it, which then are all as it becomes. */
export function toggle<Row extends { readonly id: number }>(
  selection: Selection<Row>,
  page: readonly Row[],
  id: number,
  range = false,
): Selection<Row> {
  const row = page.find((one) => one.id === id);
  if (!row) return selection;
  // Taking one out of "all" leaves this page: the records of the others were never looked at.
  const before =
    selection.kind === 'all' ? new Map(page.map((one) => [one.id, one])) : selection.rows;
  const rows = new Map(before);
  const selects = !rows.has(id);
  const from = page.findIndex(
    (one) => one.id === (selection.kind === 'some' ? selection.last : null),
  );
  const to = page.indexOf(row);
  const touched =
    range && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
  for (const one of touched) {
    if (selects) rows.set(one.id, one);
    else rows.delete(one.id);
  }
  return { kind: 'some', rows, last: id };
}

/** The whole page, or none of it when all of it was selected. The other pages stay as they are. */
export function togglePage<Row extends { readonly id: number }>(
  selection: Selection<Row>,
  page: readonly Row[],
): Selection<Row> {
  if (selection.kind === 'all') return nothing;
  const rows = new Map(selection.rows);
  const all = page.every(({ id }) => rows.has(id));
  for (const row of page) {
    if (all) rows.delete(row.id);
    else rows.set(row.id, row);
  }
  return { kind: 'some', rows, last: null };
}
