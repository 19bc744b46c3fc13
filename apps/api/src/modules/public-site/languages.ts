import { LOCALE_COOKIE } from '@yay/contract/shell/first-data';
import type { Locale } from '@yay/words/locales';
import { localeAsked } from '../../platform/http/index.ts';
import { inLanguage } from './frame.ts';
import { NOT_KEPT, type SiteAnswer, type SiteRequest } from './site-parts.ts';

const YEAR_S = 31_536_000;

/** English stands without a prefix. A slash at the end makes no difference. */
export function languageOf(given: string): { locale: Locale | null; path: string } {
  const path = given.length > 1 ? given.replace(/\/+$/, '') || '/' : given;
  if (path === '/es') return { locale: 'es', path: '/' };
  return path.startsWith('/es/') ? { locale: 'es', path: path.slice(3) } : { locale: null, path };
}

export const prefersSpanish = ({ actor, headers }: SiteRequest): boolean =>
  (actor?.locale ?? localeAsked(headers)) === 'es';

/** The choice holds for the whole product, in this browser. */
export const chooseLanguage = (path: string, locale: Locale): SiteAnswer => ({
  status: 302,
  html: '',
  headers: {
    ...NOT_KEPT,
    location: inLanguage(path, locale),
    'set-cookie': `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`,
  },
});
