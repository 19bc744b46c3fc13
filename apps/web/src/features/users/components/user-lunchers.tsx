import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User } from '@yay/contract/users/calls';
import { Avatar } from '@yay/ui/avatar';
import { EmptyState } from '@yay/ui/empty-state';
import { CalendarIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';
import { userLunchersQuery } from '../api/user-lunchers-query.ts';
import { ToleranceTags } from './tolerance-tags.tsx';
import { TabPart } from './user-tab-part.tsx';

/** Lists the lunchers of this family, each with the food that she must not have. */
export function UserLunchers({ user }: { user: User }) {
  const t = useTranslations('users.one');
  const gradeIn = useGradeName();
  const query = useQuery(userLunchersQuery(user.id));
  return (
    <TabPart query={query}>
      {(lunchers) => (
        <RecordTable
          caption={t('lunchers.title')}
          rows={lunchers}
          keyOf={({ id }) => id}
          empty={<EmptyState title={t('lunchers.empty')}>{t('lunchers.emptyText')}</EmptyState>}
          columns={[
            {
              id: 'luncher',
              title: t('tabs.lunchers'),
              cell: (luncher) => (
                <span className="with-ring">
                  <Avatar name={luncher.first} color={luncher.color} size="s" />
                  {luncher.full_name}
                </span>
              ),
            },
            { id: 'grade', title: t('lunchers.grade'), cell: ({ grade }) => gradeIn(grade.label) },
            {
              id: 'school',
              title: t('lunchers.school'),
              look: 'mid',
              cell: ({ destination }) => destination.name,
            },
            {
              id: 'allergies',
              title: t('lunchers.allergies'),
              cell: (luncher) => <ToleranceTags tolerances={luncher.tolerances} />,
            },
            {
              id: 'repeating',
              title: t('lunchers.repeating'),
              look: ({ areOrdersRepeating }) => !areOrdersRepeating && 'dim',
              labeled: true,
              cell: ({ areOrdersRepeating }) =>
                areOrdersRepeating ? t('lunchers.repeatingOn') : t('lunchers.repeatingOff'),
            },
            {
              id: 'upcoming',
              title: t('lunchers.upcoming'),
              align: 'num',
              look: (luncher) => luncher.upcoming_orders_count === 0 && 'zero',
              labeled: true,
              cell: (luncher) => luncher.upcoming_orders_count,
            },
            {
              id: 'calendar',
              title: t('lunchers.calendarShort'),
              titleHidden: true,
              look: 'num',
              cell: ({ id, first }) =>
                user.abilities.add_selection && (
                  <Link
                    to={PAGES.lunchCalendar.path}
                    search={{ userId: String(user.id), luncher: String(id) }}
                    className="row-link link"
                    aria-label={t('lunchers.calendar', { name: first })}
                  >
                    <CalendarIcon small />
                    {t('lunchers.calendarShort')}
                  </Link>
                ),
            },
          ]}
        />
      )}
    </TabPart>
  );
}
