import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { useAlerts } from '../lib/alerts/index.ts';
import { firstData } from '../lib/first-data.ts';
import { useMe } from '../lib/session.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { loadWords } from '../lib/words/index.ts';
import { EnvironmentBanner } from './environment-banner.tsx';
import { framePart } from './frame-part.ts';
import { UserMenuList } from './header/user-menu.tsx';
import { ImpersonatorBanner } from './impersonator-banner.tsx';
import { SystemNotice, SystemStatus } from './system-status.tsx';
import { usePhoneBar } from './use-phone-bar.ts';

/** The messages' own words come with the first message, and are fetched ahead once the page is quiet. */
async function loadAlertMessages() {
  const [{ AlertMessages }] = await Promise.all([
    import('../features/alerts/index.ts'),
    loadWords(['alerts']),
  ]);
  return { default: AlertMessages };
}
const AlertMessages = lazy(loadAlertMessages);

const HomeScreenPrompt = framePart(() => import('./home-screen-prompt.tsx'));
const Invitations = framePart(() => import('./invitations.tsx'));
const OwnChannel = framePart(() => import('./own-channel.tsx'), []);
const PhoneBar = framePart(() => import('./phone-bar.tsx'));
const SiteAlert = framePart(() => import('./site-alert.tsx'));

/** The frame around every layout. */
export function Frame() {
  const said = useAlerts().length > 0;
  const me = useMe();
  // The team's layout has the strips in one piece with its header.
  const ownStrips = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.includes('layout-admin')),
  });
  const hasPhoneBar = usePhoneBar();
  const [quiet, setQuiet] = useState(false);
  useEffect(
    () =>
      whenQuiet(() => {
        startTransition(() => setQuiet(true));
        void loadAlertMessages().catch(() => undefined);
        SystemNotice.ahead();
        UserMenuList.ahead();
      }),
    [],
  );
  return (
    <div className="frame-page">
      <SystemStatus />
      {!ownStrips && (
        <>
          <EnvironmentBanner />
          <ImpersonatorBanner />
        </>
      )}
      {said && (
        <Suspense>
          <AlertMessages />
        </Suspense>
      )}
      <Outlet />
      {isAlertSet() && (
        <Suspense>
          <SiteAlert />
        </Suspense>
      )}
      {quiet && (
        <Suspense>
          <HomeScreenPrompt />
          <Invitations />
          {hasPhoneBar && <PhoneBar />}
        </Suspense>
      )}
      {quiet && me && (
        <Suspense>
          <OwnChannel me={me} />
        </Suspense>
      )}
    </div>
  );
}

const isAlertSet = (): boolean =>
  firstData().site_options.some(
    ({ type, fields }) => type === 'site_alert' && fields.visible === true,
  );
