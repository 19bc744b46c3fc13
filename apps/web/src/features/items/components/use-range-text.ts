import type { PlainDate } from '@yay/domain/calendar';
import { useLocale } from 'use-intl';
import { dateInterval, formatDate } from '../../../lib/format.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** From the first day to the last one, in words. */
export function useRangeText() {
  const locale = useLocale();
  return (first: PlainDate | null, last: PlainDate | null): string => {
    if (first === null || last === null) return '';
    return first === last ? formatDate(first, locale, DAY) : dateInterval(first, last, locale, DAY);
  };
}
