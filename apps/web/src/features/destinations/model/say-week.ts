import { addDays, type PlainDate, plainDate } from '@yay/domain/calendar';
import { zoneName } from '@yay/words/more-times';
import { serverNowMs } from '../../../lib/clock.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { formatRange, formatSecond } from '../../../lib/more-formats.ts';

export const sayDay = (date: PlainDate, locale: string): string =>
  formatDate(date, locale, 'fullDay');

/** `October 19 – 23`: from Monday to Friday. */
export const sayWeek = (monday: PlainDate, locale: string): string =>
  formatRange(monday, addDays(plainDate(monday), 4), locale, 'longDay');

/** `Mon, Oct 19, noon ET`: in the school's own zone, and saying so where the reader has another. */
export const sayMoment = (iso: string, zone: string, locale: string): string =>
  formatMoment(iso, zone, locale);

/** `Eastern Time`, as people call where they are. */
export const sayZone = (zone: string, locale: string): string =>
  zoneName(serverNowMs(), zone, locale);

/**
 * Words the time at which an answer came, by the product's clock: `receivedAt` is by this device's.
 */
export const sayReceived = (receivedAt: number, zone: string, locale: string): string =>
  formatSecond(receivedAt + serverNowMs() - Date.now(), zone, locale);
