import type { RefObject } from 'react';
import { type Lookups, parseCell } from '../model/cell.ts';
import type { GridColumn } from '../model/columns.ts';
import type { Editing, Grid } from '../model/create-grid.ts';
import { setCells } from '../model/grid-state.ts';
import { moved, stepped } from '../model/selection.ts';
import type { After } from './cell-editor.tsx';

const STEPS: Readonly<
  Record<Exclude<After, 'stay' | 'next' | 'previous'>, { row: number; column: number }>
> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

interface EntryParts {
  readonly grid: Grid;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly columns: readonly GridColumn[];
  readonly lookups: Lookups;
}

/** Ends typing in a cell: takes the text over or drops it, and gives the focus back to the grid. */
export function useCellEntry({ grid, sheet, columns, lookups }: EntryParts) {
  const focusSheet = () => sheet.current?.focus({ preventScroll: true });

  function finish(typed: Editing, text: string, after: After) {
    grid.editing.set(null);
    const column = columns.find(({ id }) => id === typed.column);
    if (column?.field !== undefined && (text !== typed.text || typed.replaces)) {
      const to = parseCell(column, text, lookups);
      grid.state.set(setCells(grid.state.get(), [{ id: typed.id, field: column.field, to }]));
    }
    if (after === 'stay') return;
    const selection = grid.selection.get();
    const extent = { rows: Math.max(1, grid.view.get().length), columns: columns.length };
    grid.selection.set(
      after === 'next' || after === 'previous'
        ? (stepped(selection, after === 'next' ? 1 : -1, extent) ?? selection)
        : moved(selection, { by: STEPS[after] }, extent, false),
    );
    focusSheet();
  }
  function cancel() {
    grid.editing.set(null);
    focusSheet();
  }

  return { finish, cancel };
}
