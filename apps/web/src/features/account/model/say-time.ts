import { formatInstant } from '../../../lib/format.ts';

/** Where the reader is: her own phone says so. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const sayDate = (iso: string, locale: string): string =>
  formatInstant(Date.parse(iso), zone(), locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in the largest unit of which there is one: 3 minutes ago, yesterday. */
export function sayAgo(iso: string, nowMs: number, locale: string): string {
  const ago = Math.max(0, nowMs - Date.parse(iso));
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, ms] of STEPS) {
    if (ago >= ms) return words.format(-Math.floor(ago / ms), unit);
  }
  return words.format(0, 'second');
}
