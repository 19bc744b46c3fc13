import type { PlainDate } from '@yay/domain/calendar';
import { useLocale } from 'use-intl';
import { daysText } from '../../../parts/days-text.ts';

/** Returns the words for the first day to the last one. */
export function useRangeText() {
  const locale = useLocale();
  return (first: PlainDate | null, last: PlainDate | null): string =>
    first === null || last === null ? '' : daysText(first, last, locale);
}
