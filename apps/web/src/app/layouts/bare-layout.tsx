import { Outlet } from '@tanstack/react-router';
import { MainContent } from './main-content.tsx';

export default function BareLayout() {
  return (
    <MainContent>
      <Outlet />
    </MainContent>
  );
}
