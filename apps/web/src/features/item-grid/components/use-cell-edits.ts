import { useTranslations } from 'use-intl';
import { type Cell, cellText } from '../model/cell.ts';
import type { Grid } from '../model/create-grid.ts';
import { cellOf, setCells } from '../model/grid-state.ts';
import type { Shown } from '../model/range-edits.ts';

export type CellEdits = ReturnType<typeof useCellEdits>;

/** Opens the cell under the cursor for typing, or turns its flag. */
export function useCellEdits(grid: Grid, shown: Omit<Shown, 'view'>, onOpen: (id: number) => void) {
  const t = useTranslations('item-grid');
  const atCursor = () => {
    const { at } = grid.selection.get();
    return { id: grid.view.get()[at.row], column: shown.columns[at.column] };
  };

  function edit(text?: string): void {
    const { id, column } = atCursor();
    const state = grid.state.get();
    const item = id === undefined ? undefined : state.items.get(id);
    if (id === undefined || item === undefined || column?.field === undefined) {
      if (id !== undefined && column?.kind === 'open') onOpen(id);
      return;
    }
    if (item.archived_at !== null) {
      grid.said.set(t('archivedRow'));
      return;
    }
    const cell: Cell = cellOf(state, id, column.field);
    if (column.kind === 'flag' && text === undefined) {
      toggle();
      return;
    }
    grid.editing.set({
      id,
      column: column.id,
      text: text ?? cellText(column, cell, shown.lookups),
      replaces: text !== undefined,
    });
  }

  function toggle(): void {
    const { id, column } = atCursor();
    if (id === undefined || column?.field === undefined) return;
    if (column.kind !== 'flag') {
      edit(' ');
      return;
    }
    const on = cellOf(grid.state.get(), id, column.field) === true;
    grid.state.set(setCells(grid.state.get(), [{ id, field: column.field, to: !on }]));
  }

  function open(): void {
    const { id } = atCursor();
    if (id !== undefined) onOpen(id);
  }

  return { edit, toggle, open };
}
