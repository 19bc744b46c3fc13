import { useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';
import { session } from '../../../lib/session.ts';
import { lazily } from './lazily.ts';

const LeaveDialog = lazily(() => import('./leave-dialog.tsx'));

/** Asks before the calendar is left with something not saved. From week to week nothing is lost. */
export function LeaveGuard({ unsaved }: { unsaved: number }) {
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
      <LeaveDialog unsaved={unsaved} onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}
