import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { may, useMe } from '../../../lib/session.ts';
import './account-nav.css';

const PARTS = [
  { page: 'account', permission: 'user:account' },
  { page: 'lunchers', permission: 'user:lunch_calendar' },
  { page: 'billing', permission: 'user:account' },
  { page: 'orders', permission: 'user:lunch_calendar' },
] as const;

/** The parts of one's account. Where there is one only, there is nothing to choose. */
export function AccountNav() {
  const t = useTranslations('account.parts');
  const me = useMe();
  const parts = PARTS.filter(({ permission }) => may(me, permission));
  if (parts.length < 2) return null;
  return (
    <nav className="subnav" aria-label={t('label')}>
      {parts.map(({ page }) => (
        <Link
          key={page}
          to={PAGES[page].path}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {t(page)}
        </Link>
      ))}
    </nav>
  );
}
