import type { PlainDate } from '@yay/domain/calendar';
import type { DateShape } from '@yay/words/times';
import { formatDate } from '../lib/format.ts';
import { formatRange } from '../lib/more-formats.ts';

/** Tue, Nov 24, or from one day to another. */
export const daysText = (
  from: PlainDate,
  to: PlainDate,
  locale: string,
  shape: DateShape = 'dayAndWeekday',
): string => (from === to ? formatDate(from, locale, shape) : formatRange(from, to, locale, shape));
