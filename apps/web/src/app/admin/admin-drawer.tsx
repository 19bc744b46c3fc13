import { Link, useLocation } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { Drawer } from '@yay/ui/drawer';
import { ArrowRightStartOnRectangleIcon, HomeIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { useMe } from '../../lib/session.ts';
import { useLeave } from '../leave.ts';
import { type Entry, groupsOf, isHere } from './entries.ts';
import { EntryLink } from './entry-link.tsx';

/** All places at once, for a phone. */
export default function AdminDrawer({
  entries,
  onClose,
}: {
  entries: readonly Entry[];
  onClose: () => void;
}) {
  const t = useTranslations('admin');
  const nav = useTranslations('shell.nav');
  const me = useMe();
  const leave = useLeave();
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
        <button type="button" className="admin-entry apart" onClick={() => void leave()}>
          <ArrowRightStartOnRectangleIcon small />
          {nav('logout')}
        </button>
      </nav>
    </Drawer>
  );
}
