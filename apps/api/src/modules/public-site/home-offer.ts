import { pictureOf } from '@yay/domain/catalog';
import { formatUsd } from '@yay/domain/money';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import {
  type DrawnSection,
  type HomeFacts,
  namedBy,
  namesFact,
  sectionHead,
  withFacts,
} from './home-section.ts';
import { icon } from './icons.ts';
import { logo } from './logo.ts';
import type { SiteMeal } from './public-site.repo.ts';

/** Returns the section of the meals that children like best, or nothing where thumbs are too few. */
export function favoritesSection(
  section: DrawnSection,
  { offer: { favorites }, locale }: HomeFacts,
): string {
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
  const head = withFacts(sectionHead(section), { families: String(favorites.families) });
  return `<section class="band favs"${namedBy(section)}><div class="wrap">
${head}
<ul class="fav-row" tabindex="0"${namedBy(section)}>${meals.join('')}</ul></div></section>`;
}

/** Returns the section about the price of a lunch, by the coming menus and the late fee. */
export function pricesSection(
  section: DrawnSection,
  { offer: { prices }, lateFeeCents, product, locale }: HomeFacts,
): string {
  if (prices === null) return '';
  const t = SAY_SITE[locale];
  const { low, high, example } = prices;
  const range =
    low === high
      ? formatUsd(low)
      : t('home.prices.range', { low: formatUsd(low), high: formatUsd(high) });
  const line = (name: string, cents: number, className = '') =>
    `<div${className}><dt>${e(name)}</dt><dd>${e(formatUsd(cents))}</dd></div>`;
  // Where nothing is charged for being late, nothing is said of it.
  const cards = section.cards.filter((card) => lateFeeCents > 0 || !namesFact(card, 'late_fee'));
  const words = `${section.heading === '' ? '' : `<h2 id="${section.id}">${section.heading}</h2>`}${section.paragraphs.map((html) => `<p>${html}</p>`).join('')}
<dl class="cost-rows">${cards.map((card) => `<div><dt>${card.heading}</dt><dd>${card.below('link')}</dd></div>`).join('')}</dl>`;
  return `<section class="band cost"${namedBy(section)}><div class="wrap cost-in">
<div class="receipt" role="group" aria-label="${e(t('home.prices.receipt'))}"><p class="rc-top">${logo(product)}</p>
<dl>${line(nameIn(locale, example), example.price_cents)}${line(t('home.prices.delivery'), 0)}${line(t('home.prices.subscription'), 0)}${line(t('home.prices.sum'), example.price_cents, ' class="rc-sum"')}</dl></div>
<div class="cost-words">${withFacts(words, { prices: range, late_fee: formatUsd(lateFeeCents) })}</div></div></section>`;
}

const nameIn = (locale: Locale, { name, name_es }: SiteMeal): string =>
  (locale === 'es' ? name_es : null) ?? name;
