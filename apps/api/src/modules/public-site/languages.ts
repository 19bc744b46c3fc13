import { inEnglish } from '@yay/contract/public-site/addresses';
import { LOCALE_COOKIE } from '@yay/contract/shell/first-data';
import type { Locale } from '@yay/words/locales';
import { localeAsked } from '../../platform/http/index.ts';
import { NOT_KEPT, type SiteAnswer, type SiteRequest } from './site-parts.ts';

const YEAR_S = 31_536_000;

/** English stands without a prefix. A slash at the end makes no difference. */
export function languageOf(given: string): { locale: Locale | null; path: string } {
  const path = given.length > 1 ? given.replace(/\/+$/, '') || '/' : given;
  const english = inEnglish(path);
  return english === null ? { locale: null, path } : { locale: 'es', path: english };
}

/** A page of the web application whose address chooses a language: the same one without the choice. */
export function chooseForApplication(path: string, query: URLSearchParams): SiteAnswer | undefined {
  const chosen = languageChosen(query);
  if (chosen === null) return undefined;
  const kept = new URLSearchParams(query);
  kept.delete('lang');
  return chooseLanguage(kept.size > 0 ? `${path}?${kept}` : path, chosen);
}

export const prefersSpanish = ({ actor, headers }: SiteRequest): boolean =>
  (actor?.locale ?? localeAsked(headers)) === 'es';

/** The language that an address chooses, if it does. */
export function languageChosen(query: URLSearchParams): Locale | null {
  const chosen = query.get('lang');
  return chosen === 'en' || chosen === 'es' ? chosen : null;
}

/** The choice holds for the whole product, in this browser. */
export const chooseLanguage = (location: string, locale: Locale): SiteAnswer => ({
  status: 302,
  html: '',
  headers: {
    ...NOT_KEPT,
    location,
    'set-cookie': `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`,
  },
});
