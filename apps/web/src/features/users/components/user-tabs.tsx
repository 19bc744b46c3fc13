import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User } from '@yay/contract/users/calls';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordTabs } from '../../../parts/record-tabs.tsx';

export type UserTab = 'settings' | 'lunchers' | 'billing' | 'selections' | 'logs';

export const TAB_PATHS = {
  settings: PAGES.userSettings.path,
  lunchers: PAGES.userLunchers.path,
  billing: PAGES.userBilling.path,
  selections: PAGES.userSelections.path,
  logs: PAGES.userLogs.path,
} as const satisfies Record<UserTab, string>;

/** The tabs that the reader may open, with what they hold. */
export function UserTabs({ user, here }: { user: User; here: UserTab }) {
  const t = useTranslations('users.one.tabs');
  const { abilities } = user;
  const tabs: readonly (readonly [UserTab, boolean, ReactNode?])[] = [
    ['settings', true],
    ['lunchers', true, user.lunchers_count],
    ['billing', abilities.see_billing],
    ['selections', true, t('upcoming', { count: user.upcoming_orders_count })],
    ['logs', abilities.see_logs],
  ];
  return (
    <RecordTabs label={user.full_name}>
      {tabs
        .filter(([, may]) => may)
        .map(([tab, , note]) => (
          <Link
            key={tab}
            to={TAB_PATHS[tab]}
            params={{ user: String(user.id) }}
            aria-current={tab === here ? 'page' : undefined}
          >
            {t(tab)}
            {note !== undefined && <span className="n"> {note}</span>}
          </Link>
        ))}
    </RecordTabs>
  );
}
