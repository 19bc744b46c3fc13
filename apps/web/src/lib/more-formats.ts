import * as more from '@yay/words/more-times';
import {
  type DateShape,
  dateInZone,
  deviceZone,
  formatDate,
  formatTime,
  zoneSuffix,
} from '@yay/words/times';

export { formatRange } from '@yay/words/more-times';

/** The time of day alone: noon, 8:21 AM ET. */
export const formatClock = (at: string, zone: string, locale: string): string =>
  formatTime(Date.parse(at), zone, locale, deviceZone());

/** Formats a measured time to the second. */
export const formatSecond = (ms: number, zone: string, locale: string): string =>
  more.formatSecond(ms, zone) + zoneSuffix(ms, zone, locale, deviceZone());

/** The date of an instant in that zone. */
export const formatDayOf = (
  at: string,
  zone: string,
  locale: string,
  shape: DateShape = 'dayOfYear',
): string => formatDate(dateInZone(Date.parse(at), zone), locale, shape);
