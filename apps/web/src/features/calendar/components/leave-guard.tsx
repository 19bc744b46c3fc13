import { Suspense } from 'react';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { lazily } from './lazily.ts';

const LeaveDialog = lazily(() => import('./leave-dialog.tsx'));

type LeaveGuardProps = {
  /** The number of changes that a save would send. */
  savable: number;
  blocked: number;
  /** Resolves to whether everything is saved. */
  onSave: () => Promise<boolean>;
};

/** Asks before a week is left with something not saved, for another page, week or family. */
export default function LeaveGuard({ savable, blocked, onSave }: LeaveGuardProps) {
  const blocker = useLeaveGuard(savable + blocked, leavesWeek);
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog
        savable={savable}
        unsaved={savable + blocked}
        onSave={onSave}
        onLeave={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  );
}

type Search = { readonly week?: unknown; readonly userId?: unknown };

/** A week that the address does not name yet is named by it a moment later: nobody has left it. */
function leavesWeek(from: Search, to: Search): boolean {
  return from.userId !== to.userId || (from.week !== undefined && from.week !== to.week);
}
