import { formatInstant } from '../lib/format.ts';

const DAY = { weekday: 'long', month: 'short', day: 'numeric' } as const;

/** When a card is charged, in the family's zone: 'Monday, Dec 7, 12 PM ET'. */
export function formatCharge(at: string, zone: string, locale: string): string {
  const ms = Date.parse(at);
  const isFullHour = /:00$/.test(
    formatInstant(ms, zone, 'en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  );
  // In Spanish, too, the clock and the zones are those of this country.
  return formatInstant(ms, zone, locale === 'en' ? locale : `${locale}-US`, {
    ...DAY,
    hour: 'numeric',
    ...(!isFullHour && { minute: '2-digit' }),
    timeZoneName: 'shortGeneric',
  });
}
