import { USER_STATES } from '@yay/contract/users/values';
import { ROLES } from '@yay/domain/access';
import { useTranslations } from 'use-intl';
import { type ListFilter, namesOf } from '../../../lib/list/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { useRoleName } from './use-role-name.ts';

/** Returns the list's filters; debt is a question only for those who see bills. */
export function useUsersFilters(): ListFilter[] {
  const t = useTranslations('users.list');
  const roleName = useRoleName();
  const seesBilling = may(useMe(), 'user:billing');
  return [
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
  ];
}
