import { Outlet } from '@tanstack/react-router';
import { Place } from '../../lib/places.tsx';
import { HomeLink } from '../home-link.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { LegalLine } from '../legal-line.tsx';
import { LaidTable } from './laid-table.tsx';
import { MainContent } from './main-content.tsx';
import './minimal-layout.css';

/** Coming in: the form, and beside it a laid table. */
export default function MinimalLayout() {
  return (
    <div className="login">
      <div className="left">
        <header>
          <HomeLink />
        </header>
        <MainContent className="door">
          <Outlet />
        </MainContent>
        <footer className="comes-after">
          <LegalLine />
          <LanguageSwitch />
        </footer>
      </div>
      <div className="right comes-after">
        <LaidTable />
        <Place name="aside" />
      </div>
    </div>
  );
}
