import { titleOf } from '@yay/contract/page-title';
import { fillInHtml } from './fill-in.ts';
import { frameWith } from './frame-with.ts';
import { giftPage } from './gift-pages.ts';
import { headOf } from './head.ts';
import { type IslandFiles, islandData } from './island-part.ts';
import { ownLinks } from './own-links.ts';
import { drawnWith, languageNote } from './page-body.ts';
import { type Asked, NOT_KEPT, type SiteAnswer, type SiteParts, VARY } from './site-parts.ts';

/**
 * The gift shop for a visitor: a page of the site with the shop as a part of the web application in
 * it. Whoever is signed in is in the web application already, and stays there.
 */
export async function giftAnswer(
  parts: SiteParts,
  asked: Asked,
  island: IslandFiles,
): Promise<SiteAnswer> {
  const { path, locale, page, at, links } = asked;
  const settings = await parts.publicSettings();
  const options = drawnWith(page, ownLinks(parts, locale, links.pages));
  const drawn = giftPage(
    page,
    { locale, note: languageNote(page, locale), options },
    island,
    settings.config.contact.email,
  );
  const html = frameWith(
    parts,
    null,
    { settings, at, menus: links.menus },
    {
      locale,
      path,
      windowTitle: titleOf(null, {
        name: settings.config.product_name,
        short: settings.config.product_short,
      }),
      head: `${await headOf(parts, settings, asked)}
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
