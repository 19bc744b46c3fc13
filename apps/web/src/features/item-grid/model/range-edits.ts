import { type Cell, cellText, type Lookups, parseCell } from './cell.ts';
import type { GridColumn } from './columns.ts';
import { type CellChange, cellOf, type GridState } from './grid-state.ts';
import { type Range, rangeOf, type Selection } from './selection.ts';
import { parseTsv, writeTsv } from './tsv.ts';

/** The shown rows and columns by their places. */
export interface Shown {
  readonly view: readonly number[];
  readonly columns: readonly GridColumn[];
  readonly lookups: Lookups;
}

export function copyRange(state: GridState, shown: Shown, range: Range): string {
  const rows: string[][] = [];
  for (let row = range.top; row <= range.bottom; row += 1) {
    const id = shown.view[row];
    if (id === undefined) break;
    rows.push(
      shown.columns
        .slice(range.left, range.right + 1)
        .map((column) => shownText(state, id, column, shown.lookups)),
    );
  }
  return writeTsv(rows);
}

/** Returns the text of a cell; a column that is only read takes it from the row itself. */
export function shownText(
  state: GridState,
  id: number,
  column: GridColumn,
  lookups: Lookups,
): string {
  const item = state.items.get(id);
  if (item === undefined) return '';
  if (column.field !== undefined) return cellText(column, cellOf(state, id, column.field), lookups);
  if (column.id === 'open') return String(id);
  return column.id === 'tags' ? item.tags.join(', ') : '';
}

/**
 * A text from a spreadsheet, from the range's first cell on. One cell fills a larger range, and a block
 * whose size goes into it is repeated. What is only read keeps what it has.
 */
export function pasteChanges(
  shown: Shown,
  selection: Selection,
  text: string,
): { changes: CellChange[]; range: Range; beyond: boolean } {
  const block = parseTsv(text);
  const range = rangeOf(selection);
  const height = block.length;
  const width = Math.max(...block.map((cells) => cells.length));
  const rows = range.bottom - range.top + 1;
  const columns = range.right - range.left + 1;
  const repeats = rows % height === 0 && columns % width === 0;
  const target = {
    ...range,
    bottom: range.top + (repeats ? rows : height) - 1,
    right: range.left + (repeats ? columns : width) - 1,
  };
  const changes = cellsIn(shown, target, (row, column, at) => {
    const pasted = block[(row - target.top) % height]?.[(column - target.left) % width];
    return pasted === undefined ? undefined : parseCell(at, pasted, shown.lookups);
  });
  const beyond =
    target.bottom >= shown.view.length ||
    (target.right >= shown.columns.length && width > shown.columns.length - range.left);
  return { changes, range: clipped(target, shown), beyond };
}

/** The range's first row over all that are below it; a single row takes over the one above. */
export function fillDownChanges(state: GridState, shown: Shown, range: Range): CellChange[] {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = shown.view[from];
  if (source === undefined) return [];
  return cellsIn(shown, { ...range, top: from + 1 }, (_row, _column, { field }) =>
    field === undefined ? undefined : cellOf(state, source, field),
  );
}

/** Empties what can be empty; the rest keeps what it has. */
export function clearChanges(shown: Shown, range: Range): CellChange[] {
  return cellsIn(shown, range, (_row, _column, column) => {
    if (column.nullable) return null;
    if (column.kind === 'text' && !column.required) return '';
    return column.kind === 'flag' ? false : undefined;
  });
}

function cellsIn(
  { view, columns }: Shown,
  range: Range,
  cellFor: (row: number, column: number, at: GridColumn) => Cell | undefined,
): CellChange[] {
  const changes: CellChange[] = [];
  for (let row = range.top; row <= Math.min(range.bottom, view.length - 1); row += 1) {
    const id = view[row];
    if (id === undefined) continue;
    for (let at = range.left; at <= Math.min(range.right, columns.length - 1); at += 1) {
      const column = columns[at];
      if (column?.field === undefined) continue;
      const to = cellFor(row, at, column);
      if (to !== undefined) changes.push({ id, field: column.field, to });
    }
  }
  return changes;
}

const clipped = (range: Range, { view, columns }: Shown): Range => ({
  ...range,
  bottom: Math.min(range.bottom, view.length - 1),
  right: Math.min(range.right, columns.length - 1),
});
