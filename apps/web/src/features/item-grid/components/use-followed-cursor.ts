import { type RefObject, useEffect } from 'react';
import { FROZEN_WIDTH, type GridColumn } from '../model/columns.ts';
import type { Grid } from '../model/create-grid.ts';
import { scrolledTo } from '../model/scrolled-to.ts';
import { HEAD_PX, ROW_PX } from './sizes.ts';

/**
 * The cursor is always in sight, and so is what it stands on. The grid is scrolled as soon as the
 * cursor moves, before anything is drawn anew: later the browser would lay everything out twice.
 */
export function useFollowedCursor(
  grid: Grid,
  box: RefObject<HTMLDivElement | null>,
  columns: readonly GridColumn[],
): void {
  useEffect(() => {
    const follow = () => {
      const element = box.current;
      const { at } = grid.selection.get();
      const column = columns[at.column];
      if (!element || at.row >= grid.view.get().length) return;
      const top = at.row * ROW_PX;
      const down = { from: top, to: top + ROW_PX, covered: HEAD_PX };
      element.scrollTop = scrolledTo(down, element.scrollTop, element.clientHeight);
      if (!column || column.frozen) return;
      const left = columns.slice(0, at.column).reduce((sum, { width }) => sum + width, 0);
      const from = left - FROZEN_WIDTH;
      const across = { from, to: from + column.width, covered: FROZEN_WIDTH };
      element.scrollLeft = scrolledTo(across, element.scrollLeft, element.clientWidth);
    };
    follow();
    return grid.selection.subscribe(follow);
  }, [grid, box, columns]);
}
