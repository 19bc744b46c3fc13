import type { AvailableCredit } from '../billing/calls.ts';
import type { LunchCalendar } from '../calendar/calls.ts';
import type { Me } from '../identity/calls.ts';
import type { SiteMenus } from '../public-site/calls.ts';
import type { Config, SiteOption } from '../settings/calls.ts';

/** The id of the shell's script element that holds it as JSON. */
export const FIRST_DATA_ID = 'first-data';

/** The header of every answer with the server's version. A page that is of another one says so. */
export const VERSION_HEADER = 'x-app-version';
/** The language that a visitor has chosen; an account has its own. */
export const LOCALE_COOKIE = 'yay_locale';

/** The data in the HTML shell, so that a page is full after one round trip. */
export type FirstData = {
  /** The status of the page itself: 403 and 404 show the error page. */
  readonly status: 200 | 403 | 404;
  readonly locale: 'en' | 'es';
  readonly me: Me | null;
  readonly config: Config;
  readonly features: readonly { readonly name: string; readonly value: boolean }[];
  readonly site_options: readonly SiteOption[];
  /** Links of the header and the footer; absent where the page around has its own. */
  readonly menus?: SiteMenus;
  /** The lunch calendar's week: the answer of GET /api/lunch-calendar to the page's own address. */
  readonly calendar?: LunchCalendar;
  /** The funds that pay that week besides a card, so that its total stands from the first paint. */
  readonly funds?: AvailableCredit;
};
