import { isAdminArea } from '@yay/contract/page';
import { titleOf } from '@yay/contract/page-title';
import { addressOwner } from '@yay/contract/pages/address-owner';
import { inApplication, inLanguage } from '@yay/contract/public-site/addresses';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/shell/en';
import { words as spanish } from '@yay/words/shell/es';
import { escapeText as e } from '../../platform/http/index.ts';
import { frameWith } from './frame-with.ts';
import { languageOf, prefersSpanish } from './languages.ts';
import { readSiteLinks } from './site-menus.ts';
import { NOT_KEPT, type SiteAnswer, type SiteParts, type SiteRequest, VARY } from './site-parts.ts';

const WRONG = { en: english.wrong, es: spanish.wrong };

/**
 * Answers a visitor at an address that leads nowhere, in the frame of the site and without a script;
 * undefined for an address of a portal, and for whoever is signed in: the web application answers those.
 */
export function createMissingPage(parts: SiteParts) {
  return async (request: SiteRequest): Promise<SiteAnswer | undefined> => {
    const [given = '/'] = request.url.split('?', 1);
    if (request.actor !== null || isAdminArea(given) || addressOwner(given) === 'portal') {
      return undefined;
    }
    const locale = languageOf(given).locale ?? (prefersSpanish(request) ? 'es' : 'en');
    const [settings, at] = await Promise.all([parts.publicSettings(), parts.now()]);
    const { menus } = await readSiteLinks(parts.db, at);
    const { product_name: name, product_short: short } = settings.config;
    const html = frameWith(
      parts,
      null,
      { settings, at, menus },
      {
        locale,
        // Its address is nobody's, in either language: the switch leads to the start page.
        path: '/',
        windowTitle: titleOf(null, { name, short }),
        head: '<meta name="robots" content="noindex">',
        html: missing(locale),
      },
    );
    return {
      status: 404,
      html,
      headers: { ...NOT_KEPT, 'content-language': locale, vary: VARY },
    };
  };
}

function missing(locale: Locale): string {
  const said = WRONG[locale];
  return `<section class="ptop is-plain butter"><div class="wrap ptop-in"><div><p class="site-missing">${e(said.status.replace('{status}', '404'))}</p><h1>${e(said.notFoundTitle)}</h1><p>${e(said.notFound)}</p>
<p class="gift-acts"><a class="btn btn-primary" href="${inApplication('/lunch-calendar', locale)}">${e(said.toCalendar)}</a><a class="btn btn-line" href="${inLanguage('/', locale)}">${e(said.toStart)}</a></p></div></div></section>`;
}
