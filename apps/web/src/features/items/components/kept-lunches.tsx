import type { OrdersAtRisk } from '@yay/contract/mass-cancellation/orders-at-risk';
import { isDiet } from '@yay/domain/allergy';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';

/** Lunches that can't be taken back any more, each with its child and its school. */
export function KeptLunches({ orders }: { orders: OrdersAtRisk }) {
  const t = useTranslations('items.risk');
  const names = useTranslations('items.safety.property');
  const locale = useLocale();
  const { locked, locked_lunches: lunches } = orders;
  return (
    <>
      <p className="at-risk-title">{t('keptTitle', { count: locked.orders })}</p>
      <p>{t('keptText', { families: locked.families })}</p>
      <ul className="at-risk-kept">
        {lunches.map(({ order_id: id, date, luncher, school, item, part, property, found }) => (
          <li key={id}>
            <span className="num">{formatDate(date, locale, 'dayAndWeekday')}</span>
            <span>
              {t('kept', { luncher: luncher ?? t('nameless'), school, item })}
              <span className="dim">
                {t(
                  found === 'unverified'
                    ? 'unverified'
                    : isDiet(property)
                      ? 'notSuitable'
                      : 'contains',
                  { part, property: names(property) },
                )}
              </span>
            </span>
          </li>
        ))}
        {locked.orders > lunches.length && (
          <li className="dim">{t('moreKept', { count: locked.orders - lunches.length })}</li>
        )}
      </ul>
    </>
  );
}
