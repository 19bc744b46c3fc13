import type { UserListRow } from '@yay/contract/lists/calls';
import { formatPhone } from '@yay/domain/phones';
import { useFormatter, useTranslations } from 'use-intl';
import { createdColumn, type List } from '../../../lib/list/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { useRoleName } from './use-role-name.ts';
import { Dollars, LastSeen, LuncherRings, Names, UserState, WeekMarks } from './user-cells.tsx';

type Columns = List<UserListRow>['columns'];

/** Returns the list's columns in their order: the person, her weeks, and what is shown only on request. */
export function useUsersColumns(): Columns {
  return [...usePersonColumns(), ...useWeekColumns(), ...useOptionalColumns()];
}

function usePersonColumns(): Columns {
  const t = useTranslations('users.list');
  const format = useFormatter();
  const roleName = useRoleName();
  return [
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
  ];
}

function useWeekColumns(): Columns {
  const t = useTranslations('users.list');
  const format = useFormatter();
  return [
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
      total: ({ sums }) => (sums.need_a_look ? t('needALook', { count: sums.need_a_look }) : null),
    },
  ];
}

function useOptionalColumns(): Columns {
  const t = useTranslations('users.list');
  const seesBilling = may(useMe(), 'user:billing');
  return [
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
    createdColumn(t('joined'), 7),
  ];
}
