import type { PublicSettings } from '../settings/index.ts';
import type { Found } from './find-form.ts';
import { giftPage } from './gift-pages.ts';
import { homePage } from './home.ts';
import { optionOf } from './option-of.ts';
import { ownLinks } from './own-links.ts';
import { drawnWith, languageNote, textPage } from './page-body.ts';
import type { Asked, SiteParts } from './site-parts.ts';

/** Draws a page within the frame of the site, laid out as pages of its kind are. */
export const drawPage = async (
  parts: SiteParts,
  settings: PublicSettings,
  asked: Asked,
  found: Found | null,
): Promise<string> =>
  asked.page.kind === 'home'
    ? startPage(parts, settings, asked, found)
    : asked.page.kind === 'gift'
      ? giftInPreview(parts, settings, asked)
      : textPage(parts, settings, asked, found);

/** A gift's page without its shop, which runs where visitors are alone. */
function giftInPreview(parts: SiteParts, { config }: PublicSettings, asked: Asked): string {
  const { page, locale } = asked;
  const options = drawnWith(page, ownLinks(parts, locale, asked.links.pages));
  const place = { scripts: [], styles: [] };
  return giftPage(page, { locale, note: '', options }, place, config.contact.email);
}

/** The start page, with thumbs where the team has switched them on. */
async function startPage(
  parts: SiteParts,
  { features, site_options: options, config }: PublicSettings,
  asked: Asked,
  found: Found | null,
): Promise<string> {
  const { page, locale } = asked;
  const keepLanguage = ownLinks(parts, locale, asked.links.pages);
  const offer = await parts.readOffer();
  const rated = features.some(({ name, value }) => name === 'ratings' && value);
  const facts = {
    locale,
    offer: rated ? offer : { ...offer, favorites: null },
    lateFeeCents: optionOf(options, 'late_fee').cents,
    product: config.product_name,
    options: drawnWith(page, keepLanguage),
  };
  return homePage(page, facts, { found, note: languageNote(page, locale) });
}
