import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { type IslandFiles, islandPlace } from './island-part.ts';

export interface GiftPage {
  readonly path: string;
  readonly kind: 'giftCards' | 'teacherLunch';
}

export const GIFTS: readonly GiftPage[] = [
  { path: '/gift/cards', kind: 'giftCards' },
  { path: '/gift/teacher-lunch', kind: 'teacherLunch' },
];

/** The gift page of an address, if it is one's. */
export const giftAt = (path: string): GiftPage | null =>
  GIFTS.find((gift) => gift.path === path) ?? null;

export function giftHead({ kind }: GiftPage, locale: Locale) {
  const t = SAY_SITE[locale];
  return { title: t(`gifts.${kind}.title`), lead: t(`gifts.${kind}.lead`) };
}

/** Draws the page of a gift: how it works, in words, with the shop in their midst. */
export function giftPage(
  gift: GiftPage,
  locale: Locale,
  island: IslandFiles,
  mailbox: string,
): string {
  const t = SAY_SITE[locale];
  const { kind } = gift;
  const { title, lead } = giftHead(gift, locale);
  const mail =
    mailbox === '' ? '' : `<a class="link" href="mailto:${e(mailbox)}">${e(mailbox)}</a>`;
  const steps = (['choose', 'send', 'use'] as const).map(
    (step) =>
      `<li><h3>${e(t(`gifts.${kind}.${step}.title`))}</h3><p>${e(t(`gifts.${kind}.${step}.text`))}</p></li>`,
  );
  const other = GIFTS.find((one) => one.kind !== kind) ?? gift;
  return `<div class="gift-site">${islandPlace(
    island,
    `<div class="boxed gift"><header class="gift-head"><h1>${e(title)}</h1><p>${e(lead)}</p></header>
<noscript><p class="gift-note">${e(t('gifts.noScript'))} ${mail}</p></noscript>
<p class="gift-note" id="island-failed" role="alert" hidden>${e(t('gifts.failed'))} ${mail}</p>
<div class="gift-wait" aria-hidden="true"><span></span><span></span></div></div>`,
  )}
<section class="gift-how boxed" aria-labelledby="gift-how"><h2 id="gift-how">${e(t('gifts.how'))}</h2>
<ol>${steps.join('')}</ol>
<p class="gift-acts"><a class="btn btn-line" href="/gift/redeem">${e(t('gifts.redeem'))}</a><a class="btn btn-line" href="${other.path}">${e(t(other.kind === 'giftCards' ? 'gifts.buy' : 'gifts.treat'))}</a></p></section></div>`;
}
