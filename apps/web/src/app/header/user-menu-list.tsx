import { Link, useLocation } from '@tanstack/react-router';
import type { Me } from '@yay/contract/identity/calls';
import { accountEntries, headerEntries, type NavEntry } from '@yay/contract/navigation';
import { MENU_DESTINATIONS } from '@yay/contract/operations/values';
import { portalOf } from '@yay/contract/page';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import {
  AcademicCapIcon,
  AdjustmentsHorizontalIcon,
  ArchiveBoxIcon,
  ArrowRightStartOnRectangleIcon,
  BanknotesIcon,
  BuildingStorefrontIcon,
  CalendarIcon,
  TruckIcon,
  UserCircleIcon,
  UsersIcon,
} from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { may } from '../../lib/session.ts';
import { currentEntry } from '../../parts/current-entry.ts';
import { BridgeEntry } from './bridge-entry.tsx';

const PICTURES: Record<NavEntry['word'], ReactNode> = {
  admin: <AdjustmentsHorizontalIcon />,
  lunchCalendar: <CalendarIcon />,
  lunchers: <UsersIcon />,
  payAhead: <BanknotesIcon />,
  account: <UserCircleIcon />,
  hotsheets: <TruckIcon />,
  menuSchedules: <CalendarIcon />,
  supplySchedules: <ArchiveBoxIcon />,
  schools: <AcademicCapIcon />,
  vendors: <BuildingStorefrontIcon />,
};

export default function UserMenuList({ me }: { me: Me }) {
  const t = useTranslations('frame.menu');
  const shell = useTranslations('shell.nav');
  const path = useLocation({ select: (location) => location.pathname });
  const own = accountEntries(me);
  // On a phone the header has no room for its own entries: they stand here instead.
  const fromHeader = headerEntries(portalOf(path), me).filter((entry) => !own.includes(entry));
  const current = currentEntry(
    path,
    [...own, ...fromHeader].map((entry) => entry.path),
  );
  const line = (entry: NavEntry, className?: string) => (
    <li key={entry.path} className={className}>
      <Link
        to={entry.path}
        className="option"
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={entry.path === current ? 'page' : undefined}
      >
        {PICTURES[entry.word]}
        {t(entry.word)}
      </Link>
    </li>
  );
  return (
    <>
      <p>{t('signedInAs', { email: me.email })}</p>
      <ul aria-label={t('label')}>
        {own.map((entry) => line(entry))}
        {fromHeader.map((entry) => line(entry, 'phone-only'))}
        {MENU_DESTINATIONS.filter((name) => may(me, name)).map((name) => (
          <BridgeEntry key={name} destination={name} />
        ))}
        <li className="apart">
          <Link to={PARENT_PAGES.logout.path} preload={false} className="option">
            <ArrowRightStartOnRectangleIcon />
            {shell('logout')}
          </Link>
        </li>
      </ul>
    </>
  );
}
