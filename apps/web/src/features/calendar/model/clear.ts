import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { Cell } from './cell.ts';
import { choose, type Draft, putBack } from './draft.ts';

/** A lunch of that day can go: one that is not saved yet, or a saved one that may still be taken off. */
export function isClearable(cell: Cell): boolean {
  return cell.saved ? cell.removable && cell.change !== 'removed' : cell.change === 'added';
}

/** The days without their lunches, how many went, and how many of them stay because they are final. */
export function clear(
  draft: Draft,
  saved: Pick<LunchCalendar, 'selections'>,
  cells: readonly Cell[],
): { draft: Draft; count: number; kept: number } {
  const gone = cells.filter(isClearable);
  return {
    draft: gone.reduce(
      (rest, cell) => (cell.saved ? choose(rest, saved, cell, null) : putBack(rest, cell)),
      draft,
    ),
    count: gone.length,
    kept: cells.filter((cell) => cell.saved && !cell.removable).length,
  };
}
