import { lazy, Suspense } from 'react';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';

const LeaveDialog = lazy(() => import('../../../lib/leave-dialog.tsx'));

/** Asks before the page is left with something not saved. */
export function DiscountLeaveGuard({ unsaved }: { unsaved: number }) {
  const blocker = useLeaveGuard(unsaved);
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog
        words="discounts.leave"
        unsaved={unsaved}
        onLeave={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  );
}
