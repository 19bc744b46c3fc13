import { type ComponentProps, lazy, Suspense } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

/** Asks before the page is left with something not saved. */
export function LeaveGuard({
  unsaved,
  leaves,
  words,
}: {
  unsaved: number;
  /** Tells from one search of the page's address and the next whether edits go out of sight. */
  leaves?: Parameters<typeof useLeaveGuard>[1];
} & Pick<ComponentProps<typeof LeaveDialog>, 'words'>) {
  const blocker = useLeaveGuard(unsaved, leaves);
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog
        unsaved={unsaved}
        words={words}
        onLeave={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  );
}
