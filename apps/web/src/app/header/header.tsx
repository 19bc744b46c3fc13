import { Link, useLocation } from '@tanstack/react-router';
import { headerEntries } from '@yay/contract/navigation';
import { portalOf } from '@yay/contract/page';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useMe } from '../../lib/session.ts';
import { framePart } from '../frame-part.ts';
import { HomeLink } from '../home-link.tsx';
import { MAIN_ID } from '../layouts/main-content.tsx';
import { UserMenu } from './user-menu.tsx';
import './header.css';

const Wallet = framePart(() => import('./wallet.tsx'), undefined, { patient: true });
const VisitorMenus = framePart(() => import('./visitor-menus.tsx'));

export function Header() {
  const me = useMe();
  const portal = useLocation({ select: (location) => portalOf(location.pathname) });
  const t = useTranslations('shell');
  const entries = headerEntries(portal, me);
  return (
    <header className="head">
      <a className="skip" href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <div className="head-in">
        <HomeLink />
        {entries.length > 0 && (
          <nav className="nav" aria-label={t('nav.label')}>
            {entries.map((entry) => (
              <Link key={entry.path} to={entry.path}>
                {t(`nav.${entry.word as 'lunchers'}`)}
              </Link>
            ))}
          </nav>
        )}
        <div className="head-end">
          {me ? (
            <>
              {portal === 'parent' && me.roles.includes('customer') && (
                <Suspense>
                  <Wallet me={me} />
                </Suspense>
              )}
              <UserMenu me={me} />
            </>
          ) : (
            <>
              {portal === 'parent' && (
                <Suspense>
                  <VisitorMenus />
                </Suspense>
              )}
              <Link to={PARENT_PAGES.login.path} className={buttonClass({ kind: 'quiet' })}>
                {t('nav.login')}
              </Link>
              <Link to={PARENT_PAGES.signUp.path} className={buttonClass({ kind: 'primary' })}>
                {t('nav.signUp')}
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
