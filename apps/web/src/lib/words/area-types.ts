import type { Areas as AllAreas } from '@yay/words/areas.gen';
import type { Locale } from '@yay/words/locales';

/** Every area of words that the browser can show; letters are the server's own. */
export type Areas = Omit<AllAreas, 'letters'>;
export type Area = keyof Areas;

export type AreaLoader = () => Promise<{ readonly words: object }>;

/** The areas on a family's way to its lunch. */
export type FamilyArea =
  | 'shell'
  | 'frame'
  | 'errors'
  | 'refusals'
  | 'alerts'
  | 'identity'
  | 'lunchers'
  | 'calendar'
  | 'calendar-choosing';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Areas;
    Locale: Locale;
  }
}
