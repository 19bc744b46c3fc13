import { Outlet } from '@tanstack/react-router';
import { Place } from '../../lib/places.tsx';
import { Footer } from '../footer.tsx';
import { Header } from '../header/header.tsx';
import { MainContent } from './main-content.tsx';
import '../../lib/fresh-sign-in/ask-freshly.ts';

export default function MainLayout() {
  return (
    <>
      <Place name="site-alert" />
      <Header />
      <MainContent>
        <Outlet />
      </MainContent>
      <Footer />
    </>
  );
}
