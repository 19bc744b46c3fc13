import type { UserListRow } from '@yay/contract/lists/calls';
import { USER_STATES } from '@yay/contract/users/values';
import { ROLES } from '@yay/domain/access';
import { formatPhone } from '@yay/domain/phones';
import { EnvelopeIcon, NoSymbolIcon } from '@yay/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import {
  type BulkAction,
  createdColumn,
  type List,
  NewLink,
  namesOf,
} from '../../../lib/list/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { MAIL_TO_MAX, mailTo } from '../model/mail-to.ts';
import { Dollars, LastSeen, LuncherRings, Names, UserState, WeekMarks } from './user-cells.tsx';

const SUSPEND_MAX = 200;

/** What the list of users is: its columns, its filters, what can be done with several at once. */
export function useUsersDeclaration({
  newUser,
  onSuspend,
}: {
  newUser: string | null;
  onSuspend: BulkAction<UserListRow>['run'];
}): List<UserListRow> {
  const t = useTranslations('users.list');
  const role = useTranslations('users.roles');
  const format = useFormatter();
  const me = useMe();
  const seesBilling = may(me, 'user:billing');
  const roleName = (name: string) => (role.has(name as 'admin') ? role(name as 'admin') : name);
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
    columns: [
      {
        id: 'full_name',
        title: t('name'),
        width: 10.5,
        sortable: true,
        card: 'title',
        cell: ({ full_name }) => full_name,
      },
      {
        id: 'email',
        title: t('email'),
        width: 14.5,
        sortable: true,
        from: 1060,
        cell: ({ email }) => <span className="mid dg-above">{email}</span>,
      },
      {
        id: 'roles',
        title: t('role'),
        width: 10.25,
        from: 1200,
        cell: ({ roles }) => {
          const names = roles?.map(roleName).join(', ');
          return (
            <span className="mid dg-above" title={names}>
              {names}
            </span>
          );
        },
      },
      {
        id: 'school',
        title: t('school'),
        width: 12,
        card: 'line',
        cell: ({ school }) => <Names names={school} />,
      },
      {
        id: 'lunchers',
        title: t('lunchers'),
        width: 7.5,
        card: 'line-end',
        cell: ({ lunchers }) => <LuncherRings lunchers={lunchers} />,
        total: ({ sums }) => sums.lunchers !== undefined && format.number(sums.lunchers),
      },
      {
        id: 'this_week',
        title: t('week'),
        width: 7,
        card: 'foot',
        cell: ({ this_week }) => <WeekMarks week={this_week} />,
        total: ({ sums }) =>
          sums.families
            ? t('orderedShare', {
                share: format.number((sums.ordered_this_week ?? 0) / sums.families, {
                  style: 'percent',
                }),
              })
            : null,
      },
      {
        id: 'last_seen_at',
        title: t('lastSeen'),
        width: 6.5,
        numeric: true,
        sortable: true,
        newestFirst: true,
        from: 860,
        card: 'foot-end',
        cell: ({ last_seen_at }) => <LastSeen at={last_seen_at} />,
      },
      {
        id: 'state',
        title: t('state'),
        width: 9,
        card: 'state',
        cell: ({ state }) => <UserState state={state} />,
        total: ({ sums }) =>
          sums.need_a_look ? t('needALook', { count: sums.need_a_look }) : null,
      },
      {
        id: 'market',
        title: t('market'),
        width: 8,
        optional: true,
        cell: ({ market }) => <Names names={market} />,
      },
      {
        id: 'phone',
        title: t('mobile'),
        width: 8,
        optional: true,
        cell: ({ phone }) => <span className="mid dg-above">{phone && formatPhone(phone)}</span>,
      },
      ...(seesBilling
        ? [
            {
              id: 'credit_cents',
              title: t('credit'),
              width: 6.5,
              numeric: true,
              optional: true,
              cell: ({ credit_cents: cents }: UserListRow) => <Dollars cents={cents} />,
            },
            {
              id: 'owed_cents',
              title: t('owed'),
              width: 6.5,
              numeric: true,
              optional: true,
              cell: ({ owed_cents: cents }: UserListRow) => <Dollars cents={cents} />,
            },
          ]
        : []),
      createdColumn(t('joined'), format, 7),
    ],
    filters: [
      {
        id: 'roles',
        title: t('role'),
        kind: 'choices',
        options: ROLES.map((value) => ({ value, label: roleName(value) })),
      },
      {
        id: 'state',
        title: t('state'),
        kind: 'choices',
        options: USER_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { id: 'market', title: t('market'), kind: 'choices', options: () => namesOf('Market') },
      { id: 'school', title: t('school'), kind: 'choices', options: () => namesOf('Destination') },
      { id: 'email', title: t('email'), kind: 'text' },
      {
        id: 'next_week',
        title: t('nextWeek'),
        column: 'ordered_next_week',
        kind: 'choice',
        options: [
          { value: 'true', label: t('orderedNextWeek') },
          { value: 'false', label: t('notOrderedNextWeek') },
        ],
      },
      ...(seesBilling
        ? [
            {
              id: 'owing',
              title: t('owing'),
              kind: 'choice' as const,
              options: [
                { value: 'true', label: t('owesSomething') },
                { value: 'false', label: t('owesNothing') },
              ],
            },
          ]
        : []),
      {
        id: 'seen',
        title: t('lastSeen'),
        column: 'last_seen_at',
        kind: 'within',
        days: [1, 7, 30, 90],
      },
      { id: 'joined', title: t('joined'), column: 'created_at', kind: 'dates' },
    ],
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
