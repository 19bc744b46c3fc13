import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { session } from '../../../lib/session.ts';

const UserLeaveDialog = lazy(() => import('./user-leave-dialog.tsx'));

/** Asks before the page is left with something not saved. */
export function UserLeaveGuard({ unsaved }: { unsaved: number }) {
  const blocker = useBlocker({
    // Whoever is signed out is not asked: she has to sign in again either way.
    shouldBlockFn: ({ current, next }) =>
      unsaved > 0 && current.pathname !== next.pathname && session.get() !== null,
    enableBeforeUnload: () => unsaved > 0,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <UserLeaveDialog unsaved={unsaved} onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}
