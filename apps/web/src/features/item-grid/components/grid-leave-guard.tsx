import { useMemo } from 'react';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import { useStore } from '../../../lib/store.ts';
import type { Grid } from '../model/create-grid.ts';
import { countChanges } from '../model/grid-state.ts';

/** Asks before the page is left with something not saved. */
export function GridLeaveGuard({ grid }: { grid: Grid }) {
  const state = useStore(grid.state);
  const unsaved = useMemo(() => countChanges(state), [state]);
  return <LeaveGuard unsaved={unsaved} />;
}
