import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { conflictsIn, saveGridRows } from '../api/grid-items.ts';
import type { Conflict, Grid } from '../model/create-grid.ts';
import { invalidCells, received, refusedCells, rowsToSave, saved } from '../model/grid-state.ts';

/** Saves everything that is changed, or nothing of it. */
export function useGridSave(grid: Grid, show: (id: number, field: string) => void) {
  const t = useTranslations('item-grid');
  const errorText = useErrorText();

  /** The cursor goes to the first cell that stands in the way. */
  function point(): boolean {
    const [first, ...others] = invalidCells(grid.state.get());
    if (first === undefined) return false;
    show(first.id, first.field);
    showAlert(t('invalid', { count: others.length + 1 }));
    return true;
  }

  async function save() {
    if (grid.saving.get() || point()) return;
    const sent = rowsToSave(grid.state.get());
    if (sent.length === 0) return;
    grid.saving.set(true);
    try {
      const { data } = await saveGridRows(sent);
      grid.state.set(saved(grid.state.get(), sent, data));
      grid.said.set(t('saved', { count: sent.length }));
    } catch (error) {
      const conflicts = conflictsIn(error);
      if (conflicts) collide(conflicts);
      else if (isHttpError(error) && error.status === 422) {
        grid.state.set({ ...grid.state.get(), refused: refusedCells(sent, error.errors) });
        if (!point()) showAlert(errorText(error));
      } else showAlert(errorText(error));
    } finally {
      grid.saving.set(false);
    }
  }

  function collide({ rows, gone }: { rows: Conflict['now'][]; gone: number[] }) {
    const { items } = grid.state.get();
    grid.conflicts.set(
      rows.flatMap((now): Conflict[] => {
        const seen = items.get(now.id);
        return seen ? [{ now, seen }] : [];
      }),
    );
    if (gone.length > 0) {
      const state = grid.state.get();
      const left = new Map(state.items);
      const edits = new Map(state.edits);
      for (const id of gone) {
        left.delete(id);
        edits.delete(id);
      }
      grid.state.set({ ...state, items: left, edits });
      showAlert(t('gone', { count: gone.length }));
    }
  }

  /**
   * Puts the chosen values of others in the place of the edit; the row is the newer one either way.
   */
  function settle(theirs: ReadonlySet<string>) {
    const state = grid.state.get();
    const edits = new Map(state.edits);
    for (const { now } of grid.conflicts.get()) {
      const kept = Object.entries(edits.get(now.id) ?? {}).filter(
        ([field]) => now.archived_at === null && !theirs.has(`${now.id}.${field}`),
      );
      if (kept.length === 0) edits.delete(now.id);
      else edits.set(now.id, Object.fromEntries(kept));
    }
    const rows = grid.conflicts.get().map(({ now }) => now);
    grid.state.set(received({ ...state, edits }, rows));
    grid.conflicts.set([]);
  }
  return { save, settle };
}
