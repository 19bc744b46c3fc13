import { Outlet } from '@tanstack/react-router';
import { Contact } from '../contact.tsx';
import { HomeLink } from '../home-link.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { LegalLine } from '../legal-line.tsx';
import { MainContent } from './main-content.tsx';

/** One thing to read or do, and nothing else. */
export default function IsolationLayout() {
  return (
    <div className="isolation">
      <header>
        <HomeLink />
      </header>
      <MainContent>
        <Outlet />
      </MainContent>
      <footer className="isolation-foot comes-after">
        <Contact />
        <LegalLine />
        <LanguageSwitch />
      </footer>
    </div>
  );
}
