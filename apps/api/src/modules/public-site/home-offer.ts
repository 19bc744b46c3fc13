import { pictureOf } from '@yay/domain/catalog';
import { formatUsd } from '@yay/domain/money';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { icon } from './icons.ts';
import { logo } from './logo.ts';
import type { SiteMeal } from './public-site.repo.ts';
import type { SiteOffer } from './site-offer.ts';

/** Returns the section of the meals that children like best, or nothing where thumbs are too few. */
export function favoritesSection({ favorites }: SiteOffer, locale: Locale): string {
  if (favorites === null) return '';
  const t = SAY_SITE[locale];
  const meals = favorites.meals.map((meal) => {
    const src = pictureOf(meal);
    const photo = src.endsWith('.svg') ? '' : ' photo';
    const price = t('home.favorites.from', {
      vendor: meal.vendor,
      price: formatUsd(meal.price_cents),
    });
    const liked = t('home.favorites.liked', { percent: String(meal.percent) });
    return `<li class="fav"><span class="plate ${e(meal.tint)}${photo}"><img src="${e(src)}" alt="" width="160" height="160" loading="lazy"></span><div><b>${e(nameIn(locale, meal))}</b><span>${e(price)}</span><span class="tag tag-ok">${icon('hand-thumb-up')}${e(liked)}</span></div></li>`;
  });
  const told = t('home.favorites.told', { families: String(favorites.families) });
  return `<section class="band favs" aria-labelledby="fv"><div class="wrap">
<header class="sec-head"><h2 id="fv">${e(t('home.favorites.title'))}</h2><p>${e(told)}</p></header>
<ul class="fav-row" tabindex="0" aria-labelledby="fv">${meals.join('')}</ul></div></section>`;
}

/** Returns the section that says what a lunch costs, by the coming menus and the late fee. */
export function pricesSection(
  { prices }: SiteOffer,
  lateFeeCents: number,
  product: string,
  locale: Locale,
): string {
  if (prices === null) return '';
  const t = SAY_SITE[locale];
  const { low, high, example } = prices;
  const range =
    low === high
      ? t('home.prices.one', { price: formatUsd(low) })
      : t('home.prices.range', { low: formatUsd(low), high: formatUsd(high) });
  const line = (name: string, cents: number, className = '') =>
    `<div${className}><dt>${e(name)}</dt><dd>${e(formatUsd(cents))}</dd></div>`;
  const row = (name: string, text: string) => `<div><dt>${e(name)}</dt><dd>${e(text)}</dd></div>`;
  return `<section class="band cost" aria-labelledby="co"><div class="wrap cost-in">
<div class="receipt" role="group" aria-label="${e(t('home.prices.receipt'))}"><p class="rc-top">${logo(product)}</p>
<dl>${line(nameIn(locale, example), example.price_cents)}${line(t('home.prices.delivery'), 0)}${line(t('home.prices.subscription'), 0)}${line(t('home.prices.sum'), example.price_cents, ' class="rc-sum"')}</dl></div>
<div class="cost-words"><h2 id="co">${e(t('home.prices.title'))}</h2><p>${e(range)} ${e(t('home.prices.text'))}</p>
<dl class="cost-rows">${row(t('home.prices.when'), t('home.prices.whenText'))}${
    lateFeeCents > 0
      ? row(t('home.prices.late'), t('home.prices.lateText', { fee: formatUsd(lateFeeCents) }))
      : ''
  }${row(t('home.prices.credit'), t('home.prices.creditText'))}</dl></div></div></section>`;
}

const nameIn = (locale: Locale, { name, name_es }: SiteMeal): string =>
  (locale === 'es' ? name_es : null) ?? name;
