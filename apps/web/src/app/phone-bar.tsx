import { Link, useLocation } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { CalendarDaysIcon, CalendarIcon, UserCircleIcon, UsersIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { currentEntry } from '../parts/current-entry.ts';
import { useTyping } from './use-typing.ts';
import './phone-bar.css';

const ENTRIES = [
  { word: 'week', path: PARENT_PAGES.lunchCalendar.path, icon: <CalendarIcon /> },
  { word: 'month', path: PARENT_PAGES.monthlyPreorders.path, icon: <CalendarDaysIcon /> },
  { word: 'children', path: PARENT_PAGES.lunchers.path, icon: <UsersIcon /> },
  { word: 'account', path: PARENT_PAGES.account.path, icon: <UserCircleIcon /> },
] as const;
const PATHS = ENTRIES.map(({ path }) => path);
/** Has no entry of its own. */
const PARENT_OF: Readonly<Record<string, string>> = {
  [PARENT_PAGES.payAhead.path]: PARENT_PAGES.account.path,
};

/** A family's four places, within reach of the thumb. */
export default function PhoneBar() {
  const t = useTranslations('frame.phoneBar');
  const nav = useTranslations('shell.nav');
  const path = useLocation({ select: (location) => location.pathname });
  const typing = useTyping();
  const current = currentEntry(PARENT_OF[path] ?? path, PATHS);
  return (
    // The keyboard on the screen leaves no room for it.
    <nav className="phone-bar" aria-label={nav('label')} hidden={typing}>
      {ENTRIES.map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={entry.path === current ? 'page' : undefined}
        >
          {entry.icon}
          {t(entry.word)}
        </Link>
      ))}
    </nav>
  );
}
