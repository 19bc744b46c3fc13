import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Place } from '../../lib/places.tsx';
import { Header } from '../header/header.tsx';
import { MainContent } from './main-content.tsx';

/** The parents' pages: no footer, the content is the page. */
export function ParentLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <Place name="site-alert" />
      <Header />
      <MainContent>{children ?? <Outlet />}</MainContent>
    </>
  );
}
