import type { VendorCounts } from '@yay/contract/vendors/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { serverNowMs } from '../../../lib/clock.ts';
import { formatDate, formatInstant } from '../../../lib/format.ts';

type Times = Pick<VendorCounts, 'time_zone'>;

/** Times are those of the kitchen's clock; where nobody orders, of this device's. */
const zoneOf = ({ time_zone }: Times): string =>
  time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export const sayDay = (date: PlainDate, locale: string): string =>
  formatDate(date, locale, { weekday: 'long', month: 'long', day: 'numeric' });

export const sayDayOfYear = (date: PlainDate, locale: string): string =>
  formatDate(date, locale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** `Tue, 5:00 PM CST`: two kitchens in two zones read the same sentence. */
export const sayLock = (iso: string, times: Times, locale: string): string =>
  formatInstant(Date.parse(iso), zoneOf(times), locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** When an answer came, by the product's clock: `receivedAt` is by this device's. */
export const sayReceived = (receivedAt: number, times: Times, locale: string): string =>
  formatInstant(receivedAt + serverNowMs() - Date.now(), zoneOf(times), locale, {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });

export const sayNow = (times: Times, locale: string): string =>
  formatInstant(serverNowMs(), zoneOf(times), locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
