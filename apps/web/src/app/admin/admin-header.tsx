import { Link, useLocation } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { Bars3Icon } from '@yay/ui/icons';
import { Logo } from '@yay/ui/logo';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { entriesFor, groupsOf, pagesFor, useCrossing } from '../../features/admin-menu/index.ts';
import { SearchEverything } from '../../features/lists-search/index.ts';
import { firstData } from '../../lib/first-data.ts';
import { may, useMe } from '../../lib/session.ts';
import { UserMenu } from '../header/user-menu.tsx';
import { MAIN_ID } from '../layouts/main-content.tsx';
import { GroupMenu } from './group-menu.tsx';
import { useGoKeys } from './use-go-keys.ts';
import '../header/header.css';
import './admin-header.css';

const AdminDrawer = lazy(() => import('./admin-drawer.tsx'));

/** The internal team's header. On a phone: the search, and one button for everything else. */
export function AdminHeader() {
  const me = useMe();
  const t = useTranslations('admin.frame');
  const shell = useTranslations('shell');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const entries = useMemo(() => entriesFor(me), [me]);
  const pages = useMemo(() => pagesFor(me), [me]);
  const cross = useCrossing();
  const [drawer, setDrawer] = useState<string | null>(null);
  useGoKeys(entries);
  const name = firstData().config.product_name;
  return (
    <header className="admin-top">
      <a className="skip" href={`#${MAIN_ID}`}>
        {shell('skip')}
      </a>
      <Link
        // Who has a page of the portal alone starts outside of it.
        to={may(me, 'internal_dashboards') ? PAGES.adminHome.path : PAGES.home.path}
        className="admin-brand"
      >
        <Logo name={name} /> <small>{t('portal')}</small>
        <span className="sr"> {t('home')}</span>
      </Link>
      <nav className="admin-groups" aria-label={shell('nav.label')}>
        {groupsOf(entries).map(([group, found]) => (
          <GroupMenu key={group} group={group} entries={found} />
        ))}
      </nav>
      {may(me, 'internal_user') && <SearchEverything pages={pages} cross={cross} />}
      {me && <UserMenu me={me} />}
      <button
        type="button"
        className="admin-menu-button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={drawer === path}
        onClick={() => setDrawer(path)}
      >
        <Bars3Icon />
      </button>
      {drawer === path && (
        <Suspense>
          <AdminDrawer entries={entries} onClose={() => setDrawer(null)} />
        </Suspense>
      )}
    </header>
  );
}
