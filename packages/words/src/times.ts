import type { PlainDate } from '@yay/domain/calendar';

/** How a date is written, by name: no screen, mail or print has a way of its own. */
export const SHAPES = {
  /** Nov 23 */
  day: { month: 'short', day: 'numeric' },
  /** Nov 23, 2026 */
  dayOfYear: { month: 'short', day: 'numeric', year: 'numeric' },
  /** November 23 */
  longDay: { month: 'long', day: 'numeric' },
  /** Mon, Nov 23 */
  dayAndWeekday: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Mon, Nov 23, 2026 */
  dayAndWeekdayOfYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  /** Monday, November 23 */
  fullDay: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Monday */
  weekday: { weekday: 'long' },
  /** Mon */
  shortWeekday: { weekday: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateShape = keyof typeof SHAPES;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A business date in words: it has no zone, so it is shown as it stands. */
export const formatDate = (date: PlainDate, locale: string, shape: DateShape): string =>
  formatOf(locale, SHAPES[shape]).format(Date.parse(date));

/** The date in that zone at that instant. */
export const dateInZone = (ms: number, zone: string): PlainDate =>
  wallClock(ms, zone).slice(0, 10) as PlainDate;

/** Between a time, its AM or PM and its zone: no line breaks them apart. */
const GAP = '\u00a0';

/**
 * The time on a clock in that zone: noon, 5 PM, 8:21 AM ET. Both languages write it as this country does.
 * Midnight is 12 AM of the day that it begins: as the end of the day before, one moment had two names.
 */
export function formatTime(ms: number, zone: string, locale: string, reader?: string): string {
  const time = wallClock(ms, zone).slice(11);
  const noon = locale === 'es' ? 'mediodía' : 'noon';
  const said = time === '12:00' ? noon : clockText(time.replace(':00', ''));
  return said + zoneSuffix(ms, zone, locale, reader);
}

/**
 * ' ET' where the reader's clock shows another time than that zone's, or nobody knows the reader's. It
 * follows the date, which no format of a zone leaves out.
 */
export const zoneSuffix = (ms: number, zone: string, locale: string, reader?: string): string =>
  reader && wallClock(ms, reader) === wallClock(ms, zone)
    ? ''
    : GAP +
      (formatOf(locale, { timeZone: zone, timeZoneName: 'shortGeneric' })
        .format(ms)
        .split(', ')[1] ?? zone);

/**
 * A moment whole: Mon, Nov 23, noon ET. The same moment has the same words on every page. Nobody knows
 * the zone of a mail's or a print's reader.
 */
export const formatMoment = (
  ms: number,
  zone: string,
  locale: string,
  shape: DateShape = 'dayAndWeekday',
  reader?: string,
): string =>
  `${formatDate(dateInZone(ms, zone), locale, shape)}, ${formatTime(ms, zone, locale, reader)}`;

/** The zone of this device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 2026-11-23 17:05, which is how Swedes write it. */
export const wallClock = (ms: number, zone: string): string =>
  formatOf('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(ms);

/** 17:05 as 5:05 PM. */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}${GAP}${hour < 12 ? 'AM' : 'PM'}`;
}

// Making a formatter costs more than using it a hundred times. A date without a time is read in UTC,
// in which it is written again.
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : locale, {
      timeZone: 'UTC',
      ...options,
    });
    formats.set(key, format);
  }
  return format;
}
