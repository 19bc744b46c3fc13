import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { AdminHeader } from '../admin/admin-header.tsx';
import { EnvironmentBanner } from '../environment-banner.tsx';
import { ImpersonatorBanner } from '../impersonator-banner.tsx';
import { MainContent } from './main-content.tsx';
import '@yay/ui/fonts-staff.css';
import '@yay/ui/patterns/staff.css';
import '@yay/ui/patterns/admin.css';

/** The internal team's pages: the strips and the header stay together at the top, and there is no footer. */
export default function AdminLayout() {
  const strips = useRef<HTMLDivElement>(null);

  // What sticks below them has to know how high they are; a long name makes a strip two lines.
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
      <div className="strips" ref={strips}>
        <EnvironmentBanner />
        <ImpersonatorBanner />
        <AdminHeader />
      </div>
      <MainContent className="staff admin-page">
        <Outlet />
      </MainContent>
    </>
  );
}
