import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '@yay/contract/users/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { useTranslations } from 'use-intl';
import { Pager } from '../../../lib/pager.tsx';
import { userSelectionsQuery, type When } from '../api/user-selections-query.ts';
import { SelectionRow } from './user-selection-row.tsx';
import { RowsSkeleton } from './user-skeleton.tsx';
import { TabFailed } from './user-tab-failed.tsx';

/** What a family has ordered: what is to come, or what was. */
export function UserSelections({ user, when, page }: { user: User; when: When; page: number }) {
  const t = useTranslations('users.one');
  return (
    <>
      <nav className="which" aria-label={t('selections.which')}>
        {(['upcoming', 'past'] as const).map((one) => (
          <Link
            key={one}
            to="."
            search={{ when: one }}
            activeOptions={{ includeSearch: true }}
            aria-current={one === when ? 'page' : undefined}
          >
            {t(`selections.${one}`)}
          </Link>
        ))}
      </nav>
      <SelectionList user={user} when={when} page={page} />
    </>
  );
}

function SelectionList({ user, when, page }: { user: User; when: When; page: number }) {
  const t = useTranslations('users.one');
  const { data: found, isError, refetch } = useQuery(userSelectionsQuery(user.id, when, page));
  if (!found) {
    return isError ? (
      <TabFailed onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={t('loading')} />
    );
  }
  if (found.data.length === 0) {
    const past = when === 'past';
    return (
      <EmptyState title={t(past ? 'selections.emptyPast' : 'selections.empty')}>
        {t(past ? 'selections.emptyPastText' : 'selections.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="record-table">
        <table className="grid stacked">
          <caption className="sr">{t(`selections.${when}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('selections.date')}</th>
              <th scope="col">{t('selections.luncher')}</th>
              <th scope="col">{t('selections.meal')}</th>
              <th scope="col">{t('selections.school')}</th>
              <th scope="col">{t('selections.status')}</th>
              <th scope="col">{t('selections.source')}</th>
              <th scope="col" className="num">
                {t('selections.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.data.map((selection) => (
              <SelectionRow key={selection.order_id} user={user} selection={selection} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        page={found.current_page}
        last={found.last_page}
        search={when === 'past' ? { when } : {}}
      />
    </>
  );
}
