import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User, UserLuncher } from '@yay/contract/users/calls';
import { PROPERTIES } from '@yay/domain/allergy';
import { Avatar } from '@yay/ui/avatar';
import { EmptyState } from '@yay/ui/empty-state';
import { CalendarIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { userLunchersQuery } from '../api/user-lunchers-query.ts';
import { RowsSkeleton } from './user-skeleton.tsx';
import { TabFailed } from './user-tab-failed.tsx';

/** Who eats in this family, and what each must not have. */
export function UserLunchers({ user }: { user: User }) {
  const t = useTranslations('users.one');
  const { data: lunchers, isError, refetch } = useQuery(userLunchersQuery(user.id));
  if (!lunchers) {
    return isError ? (
      <TabFailed onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={t('loading')} />
    );
  }
  if (lunchers.length === 0) {
    return <EmptyState title={t('lunchers.empty')}>{t('lunchers.emptyText')}</EmptyState>;
  }
  return (
    <div className="record-table">
      <table className="grid stacked">
        <caption className="sr">{t('lunchers.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tabs.lunchers')}</th>
            <th scope="col">{t('lunchers.grade')}</th>
            <th scope="col">{t('lunchers.school')}</th>
            <th scope="col">{t('lunchers.allergies')}</th>
            <th scope="col">{t('lunchers.repeating')}</th>
            <th scope="col" className="num">
              {t('lunchers.upcoming')}
            </th>
            <th scope="col">
              <span className="sr">{t('lunchers.calendarShort')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lunchers.map((luncher) => (
            <LuncherRow key={luncher.id} user={user} luncher={luncher} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LuncherRow({ user, luncher }: { user: User; luncher: UserLuncher }) {
  const t = useTranslations('users.one');
  const strict = PROPERTIES.filter((one) => luncher.tolerances[one] === 'avoid_strictly');
  return (
    <tr>
      <th scope="row">
        <span className="with-ring">
          <Avatar name={luncher.first} color={luncher.color} size="s" />
          {luncher.full_name}
        </span>
      </th>
      <td>{luncher.grade.label}</td>
      <td className="mid">{luncher.destination.name}</td>
      <td>
        {strict.length > 0 ? (
          <span className="black-tags">
            {strict.map((property) => (
              <span key={property} className="black-tag">
                {t(`strict.${property}`)}
              </span>
            ))}
          </span>
        ) : (
          <span className="dim">{t('lunchers.noAllergies')}</span>
        )}
      </td>
      <td
        className={luncher.areOrdersRepeating ? undefined : 'dim'}
        data-label={t('lunchers.repeating')}
      >
        {luncher.areOrdersRepeating ? t('lunchers.repeatingOn') : t('lunchers.repeatingOff')}
      </td>
      <td
        className={luncher.upcoming_orders_count > 0 ? 'num' : 'num zero'}
        data-label={t('lunchers.upcoming')}
      >
        {luncher.upcoming_orders_count}
      </td>
      <td className="num">
        {user.abilities.add_selection && (
          <Link
            to={PAGES.lunchCalendar.path}
            search={{ userId: String(user.id), luncher: String(luncher.id) }}
            className="row-link link"
            aria-label={t('lunchers.calendar', { name: luncher.first })}
          >
            <CalendarIcon small />
            {t('lunchers.calendarShort')}
          </Link>
        )}
      </td>
    </tr>
  );
}
