import { Suspense } from 'react';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { lazily } from './lazily.ts';

const LeaveDialog = lazily(() => import('../../../lib/leave-dialog.tsx'));

/** Asks before the calendar is left with something not saved. From week to week nothing is lost. */
export function LeaveGuard({ unsaved }: { unsaved: number }) {
  const blocker = useLeaveGuard(unsaved);
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog
        words="calendar-choosing.leave"
        unsaved={unsaved}
        onLeave={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  );
}
