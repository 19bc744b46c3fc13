import { daysBetween, type PlainDate, plainDate } from '@yay/domain/calendar';
import { formatUsd } from '@yay/domain/money';

export { formatUsd };

const DAY_MS = 86_400_000;
const EPOCH = plainDate('1970-01-01');
const formats = new Map<string, Intl.DateTimeFormat>();

/** A business date in words: it has no zone, so it is shown as it stands. */
export function formatDate(
  date: PlainDate,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(
    daysBetween(EPOCH, date) * DAY_MS,
  );
}

/** Two business dates as one: what they share is said once. */
export function dateInterval(
  from: PlainDate,
  to: PlainDate,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).formatRange(
    daysBetween(EPOCH, from) * DAY_MS,
    daysBetween(EPOCH, to) * DAY_MS,
  );
}

/** An instant as the clock on a wall in that zone shows it. */
export function formatInstant(
  ms: number,
  zone: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(locale, { ...options, timeZone: zone }).format(ms);
}

/** The date in that zone at that instant; sv-SE writes it as YYYY-MM-DD. */
export function dateInZone(ms: number, zone: string): PlainDate {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return formatInstant(ms, zone, 'sv-SE', parts) as PlainDate;
}

// Making a formatter costs more than using it a hundred times.
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}
