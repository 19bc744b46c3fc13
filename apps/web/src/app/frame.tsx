import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useAlerts } from '../lib/alerts/index.ts';
import { loadWords } from '../lib/words/index.ts';
import { EnvironmentBanner } from './environment-banner.tsx';
import { ImpersonatorBanner } from './impersonator-banner.tsx';
import { SystemStatus } from './system-status.tsx';

/** The messages' own words come with the first message, and are fetched ahead once the page is quiet. */
async function loadAlertMessages() {
  const [{ AlertMessages }] = await Promise.all([
    import('../features/alerts/index.ts'),
    loadWords(['alerts']),
  ]);
  return { default: AlertMessages };
}
const AlertMessages = lazy(loadAlertMessages);

/** What stands around every layout. */
export function Frame() {
  const said = useAlerts().length > 0;
  useEffect(() => whenQuiet(() => void loadAlertMessages().catch(() => undefined)), []);
  return (
    <div className="frame-page">
      <SystemStatus />
      <EnvironmentBanner />
      {said && (
        <Suspense>
          <AlertMessages />
        </Suspense>
      )}
      <Outlet />
      <ImpersonatorBanner />
    </div>
  );
}

/** Safari has no requestIdleCallback. */
function whenQuiet(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}
