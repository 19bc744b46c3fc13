import type { PublishedPage } from '../pages/index.ts';
import { drawPage } from './draw-page.ts';
import { fillInHtml } from './fill-in.ts';
import { frameWith } from './frame-with.ts';
import { readSiteLinks } from './site-menus.ts';
import type { SiteParts } from './site-parts.ts';

/** Draws a version that is not read yet as its visitors would see it. */
export function createPreview(parts: SiteParts) {
  return async (page: PublishedPage): Promise<string> => {
    const [settings, at] = await Promise.all([parts.publicSettings(), parts.now()]);
    const { path, locale } = page;
    const query = new URLSearchParams();
    const links = await readSiteLinks(parts.db, at);
    const asked = { path, locale, page, query, at, origin: parts.url ?? '', links };
    const body = await drawPage(parts, settings, asked, null);
    return frameWith(
      parts,
      null,
      { settings, at, menus: links.menus },
      {
        locale,
        path,
        windowTitle: page.title,
        head: '',
        html: fillInHtml(body, settings.config),
        isPreview: true,
        onHero: page.kind === 'home',
      },
    );
  };
}
