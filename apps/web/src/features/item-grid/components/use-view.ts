import { useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useNavigateHere } from '../../../lib/use-navigate-here.ts';
import type { Lookups } from '../model/cell.ts';
import { shownColumns } from '../model/columns.ts';
import type { Grid } from '../model/create-grid.ts';
import { fitted, fittedAnew } from '../model/selection.ts';
import { readQuery, type ViewQuery, viewOf, writeQuery } from '../model/view.ts';

/** Returns the address's view of the grid, and the way to ask for another. */
export function useView(grid: Grid, lookups: Lookups, ofVendor: boolean) {
  const navigate = useNavigateHere();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const text = JSON.stringify(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the same while its text is
  const { query, hidden } = useMemo(() => readQuery(search), [text]);
  const columns = useMemo(() => shownColumns(hidden, ofVendor), [hidden, ofVendor]);
  const loading = useStore(grid.loading);

  const asked = useRef(query);
  // Rows keep their places while they are edited: they are put in order when something else is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that came are counted in `loading`
  useEffect(() => {
    const view = viewOf(grid.state.get().items.values(), query, lookups);
    grid.view.set(view);
    const extent = { rows: Math.max(1, view.length), columns: columns.length };
    // A new view is seen from the cursor's place; rows that come later move nothing.
    const place = asked.current === query ? fitted : fittedAnew;
    grid.selection.set(place(grid.selection.get(), extent));
    asked.current = query;
  }, [grid, query, lookups, columns.length, loading]);

  const go = useCallback(
    (changes: Partial<ViewQuery>, nextHidden: readonly string[] = hidden) =>
      navigate(writeQuery({ ...query, ...changes }, nextHidden), { replace: true }),
    [navigate, query, hidden],
  );
  return { query, hidden, columns, go };
}
