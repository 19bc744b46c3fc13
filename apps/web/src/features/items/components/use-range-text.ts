import type { PlainDate } from '@yay/domain/calendar';
import { useLocale } from 'use-intl';
import { daysText } from '../../../parts/days-text.ts';

/** From the first day to the last one, in words. */
export function useRangeText() {
  const locale = useLocale();
  return (first: PlainDate | null, last: PlainDate | null): string =>
    first === null || last === null ? '' : daysText(first, last, locale);
}
