import type { PlainDate } from '@yay/domain/calendar';
import { atZone, type Instant, type Zone, zone } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';

const UTC = zone('UTC');
const NOON = { hour: 12 };

const formats = {
  en: {
    day: new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
    week: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  },
  es: {
    day: new Intl.DateTimeFormat('es-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
    week: new Intl.DateTimeFormat('es-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  },
} as const;

/** A business date has no zone, so it is shown in the one in which it was made an instant. */
const shown = (format: Intl.DateTimeFormat, date: PlainDate) =>
  format.format(atZone(date, NOON, UTC));

/** Tuesday, October 6 */
export const dayName = (locale: Locale, date: PlainDate): string =>
  shown(formats[locale].day, date);
/** October 5, of the Monday that a week starts on */
export const weekName = (locale: Locale, monday: PlainDate): string =>
  shown(formats[locale].week, monday);

const LANGUAGES = { en: 'en-US', es: 'es-US' } as const;

/** Thursday, October 15 at 10:00 AM, as the clocks of that zone show it */
export const momentName = (locale: Locale, at: Instant, timeZone: Zone): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
    .format(at)
    // Plain text has no use for narrow spaces.
    .replaceAll('\u202f', ' ');
