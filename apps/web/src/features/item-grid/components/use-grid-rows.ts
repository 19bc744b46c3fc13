import type { GridItem } from '@yay/contract/item-grid/calls';
import { useCallback, useEffect, useRef } from 'react';
import { isCancelled } from '../../../lib/http/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { readGridPage, readGridRows } from '../api/grid-items.ts';
import { type Grid, NOTHING_YET } from '../model/create-grid.ts';
import { EMPTY_GRID, received } from '../model/grid-state.ts';

/** More than so many at once are asked for as a whole. */
const MOST_NAMED = 2_000;

/** Rows come page by page: the first ones are there at once, the others while she reads. */
export function useGridRows(grid: Grid, vendor: number | null): { retry: () => void } {
  const load = useCallback(
    async (signal: AbortSignal, fresh: boolean) => {
      if (fresh) grid.state.set(EMPTY_GRID);
      // Loaded rows stay while they are asked for again: somebody may be typing in one.
      const { total, complete } = grid.loading.get();
      grid.loading.set(fresh ? NOTHING_YET : { total, complete, failed: false });
      try {
        let next: Parameters<typeof readGridPage>[0]['next'] = null;
        for (;;) {
          const page = await readGridPage({ vendor, next }, signal);
          if (signal.aborted) return;
          take(grid, page.data);
          next = page.next;
          const whole = next === null || (!fresh && complete);
          grid.loading.set({ total: page.total, complete: whole, failed: false });
          if (next === null) return;
        }
      } catch (error) {
        if (signal.aborted || isCancelled(error)) return;
        grid.loading.set({ ...grid.loading.get(), failed: true });
      }
    },
    [grid, vendor],
  );
  /** Ends with what is shown: rows of one kitchen never come into the grid of another. */
  const shown = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    shown.current = left;
    void load(left.signal, true);
    return () => left.abort();
  }, [load]);

  /** Loads rows that others saved, except those that she edits. */
  async function refresh(ids: readonly number[]) {
    const { signal } = shown.current;
    const known = grid.state.get().items;
    const edits = grid.state.get().edits;
    const asked = (ids.length > 0 ? ids : [...known.keys()]).filter(
      (id) => known.has(id) && !edits.has(id),
    );
    if (asked.length === 0) return;
    if (asked.length > MOST_NAMED) return load(signal, false);
    const rows = await readGridRows(asked).catch(() => []);
    if (signal.aborted) return;
    take(grid, rows);
  }
  useChannel('private-list.items', {
    'list.changed': ({ ids }) => void refresh(ids),
    missed: () => void refresh([]),
  });
  return { retry: () => void load(shown.current.signal, false) };
}

/**
 * Takes in loaded rows; a row that she edits stays as she saw it, and she is told of the newer one
 * when she saves.
 */
function take(grid: Grid, rows: readonly GridItem[]): void {
  const state = grid.state.get();
  const untouched = rows.filter(({ id }) => !state.edits.has(id));
  grid.state.set(received(state, untouched));
}
