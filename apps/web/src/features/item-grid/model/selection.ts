/** A cell by its place in what is shown. */
export interface Place {
  readonly row: number;
  readonly column: number;
}
/** The selection: the cell from which a range was begun, and the cursor. */
export interface Selection {
  readonly anchor: Place;
  readonly at: Place;
}
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const FIRST_CELL: Selection = { anchor: { row: 0, column: 1 }, at: { row: 0, column: 1 } };

export function rangeOf({ anchor, at }: Selection): Range {
  return {
    top: Math.min(anchor.row, at.row),
    bottom: Math.max(anchor.row, at.row),
    left: Math.min(anchor.column, at.column),
    right: Math.max(anchor.column, at.column),
  };
}

export const sizeOf = ({ top, bottom, left, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1);

/** The size of the grid. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

export const within = ({ row, column }: Place, { rows, columns }: Extent): Place => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

/** Returns the selection within a grid of this size: the same one while it fits. */
export function fitted(selection: Selection, extent: Extent): Selection {
  const anchor = within(selection.anchor, extent);
  const at = within(selection.at, extent);
  return same(anchor, selection.anchor) && same(at, selection.at) ? selection : { anchor, at };
}
/** Fits a selection into a new view, which is read from its first row where the old row is gone. */
export function fittedAnew(selection: Selection, extent: Extent): Selection {
  const fits = fitted(selection, extent);
  if (fits.at.row === selection.at.row) return { ...fits };
  const first = { row: 0, column: fits.at.column };
  return { anchor: first, at: first };
}
const same = (a: Place, b: Place) => a.row === b.row && a.column === b.column;

export type Move =
  | { readonly by: Place }
  | { readonly to: 'row_start' | 'row_end' | 'first' | 'last' | 'top' | 'bottom' };

/** Moves the cursor; with `extend` the range grows with it. */
export function moved(
  selection: Selection,
  move: Move,
  extent: Extent,
  extend: boolean,
): Selection {
  const { at, anchor } = selection;
  const last = { row: extent.rows - 1, column: extent.columns - 1 };
  const to =
    'by' in move
      ? { row: at.row + move.by.row, column: at.column + move.by.column }
      : {
          row_start: { row: at.row, column: 0 },
          row_end: { row: at.row, column: last.column },
          first: { row: 0, column: 0 },
          last,
          top: { row: 0, column: at.column },
          bottom: { row: last.row, column: at.column },
        }[move.to];
  const target = within(to, extent);
  return { at: target, anchor: extend ? anchor : target };
}

/** One cell on, row after row, as Tab goes; null beyond the last and before the first. */
export function stepped({ at }: Selection, by: 1 | -1, extent: Extent): Selection | null {
  const place = at.row * extent.columns + at.column + by;
  if (place < 0 || place >= extent.rows * extent.columns) return null;
  const to = { row: Math.floor(place / extent.columns), column: place % extent.columns };
  return { at: to, anchor: to };
}
