import type { UserListRow } from '@yay/contract/lists/calls';
import { EnvelopeIcon, NoSymbolIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { type BulkAction, type List, NewLink } from '../../../lib/list/index.ts';
import { useMe } from '../../../lib/session.ts';
import { MAIL_TO_MAX, mailTo } from '../model/mail-to.ts';
import { useUsersColumns } from './users-columns.tsx';
import { useUsersFilters } from './users-filters.ts';

const SUSPEND_MAX = 200;

/** The list of users: its views, its columns and filters, what can be done with several at once. */
export function useUsersDeclaration({
  newUser,
  onSuspend,
}: {
  newUser: string | null;
  onSuspend: BulkAction<UserListRow>['run'];
}): List<UserListRow> {
  const t = useTranslations('users.list');
  const me = useMe();
  const columns = useUsersColumns();
  const filters = useUsersFilters();
  return {
    name: 'users',
    model: 'User',
    title: t('title'),
    everything: t('everyone'),
    sort: { column: 'last_seen_at', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['full_name', 'email', 'state'],
    rowName: ({ full_name }) => full_name,
    rowLink: ({ id }) => `/admin/users/${id}/settings`,
    presets: [
      { id: 'payment', title: t('paymentProblem'), query: 'state=payment_problem' },
      { id: 'nothing', title: t('noOrderNextWeek'), query: 'roles=customer&next_week=false' },
      { id: 'school', title: t('schoolStaff'), query: 'roles=school' },
      { id: 'suspended', title: t('suspendedOnes'), query: 'state=suspended' },
    ],
    columns,
    filters,
    bulk: [
      {
        id: 'email',
        title: t('emailAll'),
        icon: <EnvelopeIcon small />,
        max: MAIL_TO_MAX,
        run: (rows) => location.assign(mailTo(rows.map(({ email }) => email))),
      },
      // Nobody changes somebody's account while acting as somebody else.
      ...(me?.impersonator
        ? []
        : [
            {
              id: 'suspend',
              title: t('suspend'),
              icon: <NoSymbolIcon small />,
              max: SUSPEND_MAX,
              run: onSuspend,
            },
          ]),
    ],
    action: newUser && <NewLink to={newUser} label={t('newUser')} />,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}
