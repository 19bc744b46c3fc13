import type { PlainDate } from '@yay/domain/calendar';
import { dateInterval, formatDate } from '../lib/format.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** Tue, Nov 24, or from one day to another. */
export const daysText = (
  from: PlainDate,
  to: PlainDate,
  locale: string,
  format: Intl.DateTimeFormatOptions = DAY,
): string =>
  from === to ? formatDate(from, locale, format) : dateInterval(from, to, locale, format);
