import type { PlainDate } from '@yay/domain/calendar';
import { clockText, type DateShape, formatOf, SHAPES, wallClock } from './times.ts';

/** Two business dates as one, with an en dash: what they share is said once. */
export const formatRange = (
  from: PlainDate,
  to: PlainDate,
  locale: string,
  shape: DateShape,
): string =>
  formatOf(locale, SHAPES[shape])
    .formatRange(Date.parse(from), Date.parse(to))
    .replaceAll('\u2009', ' ');

/** The time of day to the second, for what is measured and not agreed on: 5:00:07 PM. */
export const formatSecond = (ms: number, zone: string): string =>
  clockText(
    `${wallClock(ms, zone).slice(11)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`,
  );

/** How long ago, in the largest unit of which there is one: 3 minutes ago, yesterday. */
export function formatAgo(ms: number, nowMs: number, locale: string): string {
  const ago = Math.max(0, nowMs - ms);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (ago >= length) return words.format(-Math.floor(ago / length), unit);
  }
  return words.format(0, 'second');
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The name of a zone as people say it: Eastern Time. */
export const zoneName = (ms: number, zone: string, locale: string): string =>
  formatOf(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).format(ms).split(', ')[1] ??
  zone;
