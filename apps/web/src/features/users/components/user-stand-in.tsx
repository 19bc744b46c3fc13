import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordStandIn } from '../../../lib/record-form/index.ts';
import { RecordTabs } from '../../../parts/record-tabs.tsx';
import { TAB_PATHS, type UserTab } from './user-tabs.tsx';

/**
 * The tabs that are open to everybody who may open a person; the others are known with the person.
 */
const EVERYONES: readonly UserTab[] = ['settings', 'lunchers', 'selections'];
const TABS = Object.keys(TAB_PATHS) as UserTab[];

/** Stands in the place of a person who is not there yet or can't be. */
export function UserStandIn({
  id,
  tab,
  ...query
}: {
  id: number;
  tab: UserTab;
  error: unknown;
  refetch: () => unknown;
}) {
  const t = useTranslations('users.one');
  const lists = useTranslations('users.list');
  const shown = TABS.filter((one) => one === tab || EVERYONES.includes(one));
  return (
    <RecordStandIn
      id={id}
      list={{ title: lists('title'), to: PAGES.adminUsers.path }}
      // Nothing stands still above the tabs until the person is there.
      tabs={
        query.error ? (
          <RecordTabs label={t('number', { id: String(id) })}>
            {shown.map((one) => (
              <Link
                key={one}
                to={TAB_PATHS[one]}
                params={{ user: String(id) }}
                aria-current={one === tab ? 'page' : undefined}
              >
                {t(`tabs.${one}`)}
              </Link>
            ))}
          </RecordTabs>
        ) : undefined
      }
      query={query}
      texts={(key) => t(key === 'loading' ? 'loading' : 'failed.title')}
    />
  );
}
