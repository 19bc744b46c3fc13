import type { OrdersAhead } from '@yay/contract/markets/calls';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';

/** Returns the sentence about orders ahead. */
export function useAheadText(): (ahead: OrdersAhead) => string {
  const t = useTranslations('vendors');
  const locale = useLocale();
  return ({ orders, families, last_on: last }) =>
    last === null
      ? t('scheduledNone')
      : t('ahead', { orders, families, date: formatDate(last, locale, 'dayOfYear') });
}
