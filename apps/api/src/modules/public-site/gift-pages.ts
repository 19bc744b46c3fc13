import { type RenderOptions, renderDocument } from '@yay/documents';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import type { PublishedPage } from '../pages/index.ts';
import { withButtons } from './head-buttons.ts';
import { type IslandFiles, islandPlace } from './island-part.ts';

export interface GiftPage {
  readonly path: string;
  /** The part of the web application that is the shop. */
  readonly island: 'giftCards' | 'teacherLunch';
}

const GIFTS: readonly GiftPage[] = [
  { path: '/gift/cards', island: 'giftCards' },
  { path: '/gift/teacher-lunch', island: 'teacherLunch' },
];

/** The gift page of an address without its language, if it is one's. */
export const giftAt = (path: string): GiftPage | null =>
  GIFTS.find((gift) => gift.path === path) ?? null;

/** Draws the page of a gift: the team's text, with the shop between its head and its body. */
export function giftPage(
  { title, description, body }: Pick<PublishedPage, 'title' | 'description' | 'body'>,
  { locale, note, options }: { locale: Locale; note: string; options: RenderOptions },
  island: IslandFiles,
  mailbox: string,
): string {
  const t = SAY_SITE[locale];
  const mail =
    mailbox === '' ? '' : `<a class="link" href="mailto:${e(mailbox)}">${e(mailbox)}</a>`;
  const text = withButtons(renderDocument(body, options), 'btn-line');
  return `<div class="gift-site">${note === '' ? '' : `<div class="boxed gift-language">${note}</div>`}${islandPlace(
    island,
    `<div class="boxed gift"><header class="gift-head"><h1>${e(title)}</h1><p>${e(description)}</p></header>
<noscript><p class="gift-note">${e(t('gifts.noScript'))} ${mail}</p></noscript>
<p class="gift-note" id="island-failed" role="alert" hidden>${e(t('gifts.failed'))} ${mail}</p>
<div class="gift-wait" aria-hidden="true"><span></span><span></span></div></div>`,
  )}
${text === '' ? '' : `<div class="gift-how boxed prose">${text}</div>`}</div>`;
}
