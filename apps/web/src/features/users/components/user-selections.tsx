import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '@yay/contract/users/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { userSelectionsQuery, type When } from '../api/user-selections-query.ts';
import { useSelectionColumns } from './use-selection-columns.tsx';
import { TabPart } from './user-tab-part.tsx';

/** Lists a family's orders: those ahead, or the past ones. */
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
  const query = useQuery(userSelectionsQuery(user.id, when, page));
  const columns = useSelectionColumns(user);
  const past = when === 'past';
  return (
    <TabPart query={query}>
      {(found) => (
        <RecordTable
          caption={t(`selections.${when}`)}
          columns={columns}
          rows={found.data}
          keyOf={(selection) => selection.order_id}
          rowLook={({ status }) => (status === 'cancelled' ? 'is-off' : undefined)}
          empty={
            <EmptyState title={t(past ? 'selections.emptyPast' : 'selections.empty')}>
              {t(past ? 'selections.emptyPastText' : 'selections.emptyText')}
            </EmptyState>
          }
          pager={{
            page: found.current_page,
            last: found.last_page,
            search: past ? { when } : {},
          }}
        />
      )}
    </TabPart>
  );
}
