import { useTranslations } from 'use-intl';
import type { GridColumn } from '../model/columns.ts';
import type { Grid } from '../model/create-grid.ts';
import { discard, redo, type Step, undo } from '../model/grid-state.ts';

/** Steps back and forth through the unsaved changes; the cursor follows to where they are shown. */
export function useHistory(grid: Grid, columns: readonly GridColumn[]) {
  const t = useTranslations('item-grid');

  function travel(change: typeof undo, word: 'undone' | 'redone') {
    const result = change(grid.state.get());
    if (result === null) return;
    grid.state.set(result.state);
    moveTo(result.step);
    grid.said.set(t(word, { count: result.step.length }));
  }
  function moveTo([first]: Step) {
    if (first === undefined) return;
    const row = grid.view.get().indexOf(first.id);
    const column = columns.findIndex(({ field }) => field === first.field);
    if (row < 0 || column < 0) return;
    grid.selection.set({ anchor: { row, column }, at: { row, column } });
  }

  return {
    undo: () => travel(undo, 'undone'),
    redo: () => travel(redo, 'redone'),
    discard: () => grid.state.set(discard(grid.state.get())),
  };
}
