import { Link, useLocation } from '@tanstack/react-router';
import { PAGES, portalOf } from '@yay/contract/pages';
import { buttonClass } from '@yay/ui/button';
import { useTranslations } from 'use-intl';
import { may, useMe } from '../../lib/session.ts';
import { HomeLink } from '../home-link.tsx';
import { MAIN_ID } from '../layouts/main-content.tsx';
import { NAVIGATION } from './navigation.ts';
import { UserMenu } from './user-menu.tsx';
import './header.css';

export function Header() {
  const me = useMe();
  const path = useLocation({ select: (location) => location.pathname });
  const t = useTranslations('shell');
  const entries = NAVIGATION[portalOf(path)].filter((entry) => may(me, entry.permission));
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
                {t(`nav.${entry.word}`)}
              </Link>
            ))}
          </nav>
        )}
        <div className="head-end">
          {me ? (
            <UserMenu me={me} />
          ) : (
            <>
              <Link to={PAGES.login.path} className={buttonClass({ kind: 'quiet' })}>
                {t('nav.login')}
              </Link>
              <Link to={PAGES.signUp.path} className={buttonClass({ kind: 'primary' })}>
                {t('nav.signUp')}
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
