import { lazy, Suspense, useMemo } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import type { Grid } from '../model/create-grid.ts';
import { countChanges } from '../model/grid-state.ts';

const LeaveDialog = lazy(() => import('../../../lib/leave-dialog.tsx'));

/** Asks before the page is left with something not saved. */
export function GridLeaveGuard({ grid }: { grid: Grid }) {
  const state = useStore(grid.state);
  const unsaved = useMemo(() => countChanges(state), [state]);
  const blocker = useLeaveGuard(unsaved);
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog unsaved={unsaved} onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}
