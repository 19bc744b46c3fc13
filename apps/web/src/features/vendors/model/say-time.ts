import type { VendorCounts } from '@yay/contract/vendors/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { serverNowMs } from '../../../lib/clock.ts';
import { deviceZone, formatDate, formatMoment } from '../../../lib/format.ts';
import { formatSecond } from '../../../lib/more-formats.ts';

type Times = Pick<VendorCounts, 'time_zone'>;

/** Times are those of the kitchen's clock; where nobody orders, of this device's. */
const zoneOf = ({ time_zone }: Times): string => time_zone ?? deviceZone();

export const sayDay = (date: PlainDate, locale: string): string =>
  formatDate(date, locale, 'fullDay');

export const sayDayOfYear = (date: PlainDate, locale: string): string =>
  formatDate(date, locale, 'dayAndWeekdayOfYear');

/** `Tue, Nov 24, 5 PM CT`: two kitchens in two zones read the same sentence. */
export const sayLock = (iso: string, times: Times, locale: string): string =>
  formatMoment(iso, zoneOf(times), locale);

/**
 * Words the time at which an answer came, by the product's clock: `receivedAt` is by this device's.
 */
export const sayReceived = (receivedAt: number, times: Times, locale: string): string =>
  formatSecond(receivedAt + serverNowMs() - Date.now(), zoneOf(times), locale);

export const sayNow = (times: Times, locale: string): string =>
  formatMoment(new Date(serverNowMs()).toISOString(), zoneOf(times), locale);
