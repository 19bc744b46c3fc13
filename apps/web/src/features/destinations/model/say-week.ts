import { addDays, type PlainDate, plainDate } from '@yay/domain/calendar';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInterval, formatDate, formatInstant } from '../../../lib/format.ts';

export const sayDay = (date: PlainDate, locale: string): string =>
  formatDate(date, locale, { weekday: 'long', month: 'short', day: 'numeric' });

/** `October 19 – 23`: from Monday to Friday. */
export const sayWeek = (monday: PlainDate, locale: string): string =>
  dateInterval(monday, addDays(plainDate(monday), 4), locale, { month: 'long', day: 'numeric' });

/** `Mon, Oct 19, 12:00 PM EDT`: in the school's own zone, and saying so. */
export const sayMoment = (iso: string, zone: string, locale: string): string =>
  formatInstant(Date.parse(iso), zone, locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** `Eastern Time`, as people call where they are. */
export const sayZone = (zone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(serverNowMs())
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** When an answer came, by the product's clock: `receivedAt` is by this device's. */
export const sayReceived = (receivedAt: number, zone: string, locale: string): string =>
  formatInstant(receivedAt + serverNowMs() - Date.now(), zone, locale, {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });
