import type { PlainDate } from '@yay/domain/calendar';
import { daysText } from '../../../parts/days-text.ts';
/** The days of a comparison, in words. */
export const daysOf = (
  { first_day: first, last_day: last }: { first_day: PlainDate; last_day: PlainDate },
  locale: string,
): string => daysText(first, last, locale, 'dayOfYear');
