import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { Place } from '../../lib/places.tsx';
import { useIsPhone } from '../../lib/viewport.ts';
import { AdminHeader } from '../admin/admin-header.tsx';
import { EnvironmentBanner } from '../environment-banner.tsx';
import { ImpersonatorBanner } from '../impersonator-banner.tsx';
import { AdminContent } from './admin-content.tsx';
import '@yay/ui/fonts-staff.css';
import '../../lib/staff/staff.css';
import '../../lib/list/list-bar.css';
import '../../lib/list/list-popovers.css';
import '../../lib/list/list-dock.css';
import './admin-page.css';
import '../../lib/fresh-sign-in/ask-freshly.ts';

/** The internal team's pages: the strips and the header stay together at the top, and there is no footer. */
export default function AdminLayout() {
  const strips = useRef<HTMLDivElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isPage = useMatches({
    select: (matches) =>
      matches.at(-1)?.staticData.page !== undefined &&
      matches.every(({ status }) => status !== 'error'),
  });

  // Bars that stick below the strips have to know how high these are; a long name makes a strip two lines.
  useLayoutEffect(() => {
    const top = strips.current;
    if (!top) return;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      root.style.setProperty('--stick', `${top.getBoundingClientRect().height}px`);
    });
    watch.observe(top);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--stick');
    };
  }, []);
  return (
    <>
      <Place name="site-alert" />
      <div className="strips" ref={strips}>
        <EnvironmentBanner />
        <ImpersonatorBanner />
        <AdminHeader />
      </div>
      <AdminContent path={isPage ? path : null} phone={useIsPhone()}>
        <Outlet />
      </AdminContent>
    </>
  );
}
