import { Link, useLocation } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { Drawer } from '@yay/ui/drawer';
import { HomeIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { type Entry, EntryLink, groupsOf, isHere } from '../../features/admin-menu/index.ts';
import { useMe } from '../../lib/session.ts';
import UserMenuList from '../header/user-menu-list.tsx';
import '@yay/ui/options.css';
import './admin-drawer.css';

/** All places at once, for a phone. */
export default function AdminDrawer({
  entries,
  onClose,
}: {
  entries: readonly Entry[];
  onClose: () => void;
}) {
  const t = useTranslations('admin');
  const me = useMe();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('frame.menu')}
      subtitle={me?.full_name}
      closeLabel={t('frame.closeMenu')}
    >
      <nav className="admin-drawer" aria-label={t('frame.menu')}>
        <Link
          to={PAGES.adminHome.path}
          className="admin-entry"
          activeOptions={{ exact: true }}
          onClick={onClose}
        >
          <HomeIcon small />
          {t('frame.start')}
        </Link>
        {groupsOf(entries).map(([group, found]) => (
          <section key={group} aria-label={t(`groups.${group}`)}>
            <h3>{t(`groups.${group}`)}</h3>
            <ul>
              {found.map((entry) => (
                <li key={entry.word}>
                  <EntryLink entry={entry} here={isHere(entry, path)} onGo={onClose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {me && (
          <div className="account-entries">
            <UserMenuList me={me} />
          </div>
        )}
      </nav>
    </Drawer>
  );
}
