import type { PlainDate } from '@yay/domain/calendar';
import type { Instant, Zone } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { formatDate, formatMoment } from '@yay/words/times';

/** Tuesday, October 6 */
export const dayName = (locale: Locale, date: PlainDate): string =>
  formatDate(date, locale, 'fullDay');
/** October 5, of the Monday that a week starts on */
export const weekName = (locale: Locale, monday: PlainDate): string =>
  formatDate(monday, locale, 'longDay');

/** Thursday, October 15, 10 AM ET, as the clocks of that zone show it */
export const momentName = (locale: Locale, at: Instant, zone: Zone): string =>
  formatMoment(at, zone, locale, 'fullDay');
