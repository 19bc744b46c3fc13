import { Suspense } from 'react';
import { useReach } from '../lib/connection.ts';
import { useOutdated } from '../lib/version.ts';
import { framePart } from './frame-part.ts';

export const SystemNotice = framePart(() => import('./system-notice.tsx'));

/** How things stand between this page and the server. The region stands from the start, so that it is read. */
export function SystemStatus() {
  const reach = useReach();
  const outdated = useOutdated();
  const told = reach !== 'online' ? reach : outdated && 'outdated';
  return (
    <div role="status" className="system-status">
      {told && (
        <Suspense>
          <SystemNotice told={told} />
        </Suspense>
      )}
    </div>
  );
}
