import { titleOf } from '@yay/contract/page-title';
import { localeAsked } from '../../platform/http/index.ts';
import { readPublishedPage } from '../pages/index.ts';
import { fillInHtml } from './fill-in.ts';
import { frameWith } from './frame-with.ts';
import { type GiftPage, giftPage } from './gift-pages.ts';
import { headOf } from './head.ts';
import { islandData } from './island-part.ts';
import { chooseForApplication } from './languages.ts';
import { ownLinks } from './own-links.ts';
import { drawnWith, languageNote } from './page-body.ts';
import { readSiteLinks } from './site-menus.ts';
import {
  NOT_KEPT,
  originOf,
  type SiteAnswer,
  type SiteParts,
  type SiteRequest,
  VARY,
} from './site-parts.ts';

/**
 * The gift shop for a visitor: a page of the site with the shop as a part of the web application in
 * it. Whoever is signed in is in the web application already, and stays there.
 */
export async function giftAnswer(
  parts: SiteParts,
  request: SiteRequest,
  gift: GiftPage,
  query: URLSearchParams,
): Promise<SiteAnswer | undefined> {
  const chosen = chooseForApplication(gift.path, query);
  if (chosen !== undefined) return chosen;
  const island = await parts.islandOf(gift.island);
  if (island === undefined) return undefined;
  const [settings, at] = await Promise.all([parts.publicSettings(), parts.now()]);
  const locale = localeAsked(request.headers);
  const page = await readPublishedPage(parts.db, { path: gift.path, locale, instant: at });
  if (page === null) return undefined;
  const links = await readSiteLinks(parts.db, at);
  const options = drawnWith(page, ownLinks(parts, locale, links.pages));
  const drawn = giftPage(
    page,
    { locale, note: languageNote(page, locale), options },
    island,
    settings.config.contact.email,
  );
  // One address answers in every language.
  const shared = { ...page, locale, locales: [] };
  const origin = originOf(parts, request);
  const html = frameWith(
    parts,
    null,
    { settings, at, menus: links.menus },
    {
      locale,
      path: gift.path,
      windowTitle: titleOf(null, {
        name: settings.config.product_name,
        short: settings.config.product_short,
      }),
      head: `${await headOf(parts, settings, { path: gift.path, locale, page: shared, origin })}
${islandData({ ...settings, status: 200, locale, me: null, config: { ...settings.config, demo: null } })}`,
      html: fillInHtml(drawn, settings.config),
    },
  );
  return {
    status: 200,
    html,
    headers: { ...NOT_KEPT, 'content-language': locale, vary: VARY },
  };
}
