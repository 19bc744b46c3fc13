import { lazy, Suspense } from 'react';
import { useLeaveGuard } from '../use-leave-guard.ts';

const LeaveDialog = lazy(() => import('../leave-dialog.tsx'));

/** Asks before the page is left with something not saved. */
export function RecordLeaveGuard({ unsaved }: { unsaved: number }) {
  const blocker = useLeaveGuard(unsaved);
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog unsaved={unsaved} onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}
