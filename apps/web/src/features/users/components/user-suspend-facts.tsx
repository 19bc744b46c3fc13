import { useQuery } from '@tanstack/react-query';
import type { User } from '@yay/contract/users/calls';
import { Skeleton } from '@yay/ui/skeleton';
import { useLocale, useTranslations } from 'use-intl';
import { userLunchersQuery } from '../api/user-lunchers-query.ts';

/** Whom a suspension concerns, what stays, and which reason is shown. */
export function UserSuspendFacts({ user }: { user: User }) {
  const t = useTranslations('users.one.suspend');
  const locale = useLocale();
  const { data: lunchers } = useQuery({
    ...userLunchersQuery(user.id),
    enabled: user.lunchers_count > 0,
  });
  const named = lunchers?.map(({ first, grade }) =>
    t('luncher', { name: first, grade: grade.label }),
  );
  const waiting = user.lunchers_count > 0 && !named;
  return (
    <dl className="facts">
      <dt>{t('lunchers')}</dt>
      <dd>
        {waiting ? (
          <Skeleton width="60%" height=".75rem" />
        ) : named && named.length > 0 ? (
          new Intl.ListFormat(locale).format(named)
        ) : (
          t('noLunchers')
        )}
      </dd>
      <dt>{t('orders')}</dt>
      <dd className="num">{t('ordersCount', { count: user.upcoming_orders_count })}</dd>
      <dt>{t('reason')}</dt>
      <dd>{user.delinquent === 1 ? t('reasonPayment') : t('reasonAdmin')}</dd>
    </dl>
  );
}
