import { type RenderOptions, renderDocument } from '@yay/documents';
import { CARD_FOOD } from '@yay/domain/gifts';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import type { PublishedPage } from '../pages/index.ts';
import { foodPicture } from './food-picture.ts';
import { withButtons } from './head-buttons.ts';
import { type IslandFiles, islandPlace } from './island-part.ts';

export interface GiftPage {
  readonly path: string;
  /** The part of the web application that is the shop. */
  readonly island: 'giftCards' | 'teacherLunch';
  readonly kind: keyof typeof CARD_FOOD;
}

const GIFTS: readonly GiftPage[] = [
  { path: '/gift/cards', island: 'giftCards', kind: 'gift_card' },
  { path: '/gift/teacher-lunch', island: 'teacherLunch', kind: 'teacher_lunch' },
];

/** The gift page of an address without its language, if it is one's. */
export const giftAt = (path: string): GiftPage | null =>
  GIFTS.find((gift) => gift.path === path) ?? null;

/** The card that the shop opens with, before it is filled in: what is largest on the page is there at once. */
const emptyCard = (kind: GiftPage['kind']): string =>
  `<div class="gift-card is-${kind}"><div class="gift-card-food">${CARD_FOOD[kind].map((food) => foodPicture(food, { size: 'large', lazy: false })).join('')}</div></div>`;

/** Draws the page of a gift: the team's text, with the shop between its head and its body. */
export function giftPage(
  {
    path,
    title,
    description,
    body,
  }: Pick<PublishedPage, 'path' | 'title' | 'description' | 'body'>,
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
<div class="gift-wait" aria-hidden="true"><span></span>${emptyCard(giftAt(path)?.kind ?? 'gift_card')}</div></div>`,
  )}
${text === '' ? '' : `<div class="gift-how boxed prose">${text}</div>`}</div>`;
}
