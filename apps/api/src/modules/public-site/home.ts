import { inApplication, inLanguage } from '@yay/contract/public-site/addresses';
import { ALLERGENS } from '@yay/domain/allergy';
import type { Locale } from '@yay/words/locales';
import { allergens as english } from '@yay/words/properties/names.en';
import { allergens as spanish } from '@yay/words/properties/names.es';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { type Found, findForm } from './find-form.ts';
import { favoritesSection, pricesSection } from './home-offer.ts';
import { icon } from './icons.ts';
import type { SiteOffer } from './site-offer.ts';

const ALLERGEN_NAMES = { en: english, es: spanish };

const food = (name: string, className = '') =>
  `<img${className ? ` class="${className}"` : ''} src="/food/${name}.svg" alt="" width="160" height="160" loading="lazy">`;

export interface HomeFacts {
  readonly found: Found | null;
  readonly offer: SiteOffer;
  readonly lateFeeCents: number;
  readonly product: string;
}

/** The start page: the school search, the tray that is a week, and what the product keeps. */
export function homePage(
  locale: Locale,
  { found, offer, lateFeeCents, product }: HomeFacts,
): string {
  const t = SAY_SITE[locale];
  const to = (path: string) => inLanguage(path, locale);
  const say = (key: Parameters<typeof t>[0]) => e(t(key as 'logIn'));
  return `<section class="hero"><div class="wrap hero-in">
<div class="hero-words"><h1>${say('home.title')}</h1><p class="hero-lead">${say('home.lead')}</p>
${findForm(locale, { id: 'find', action: to('/') }, found)}
<p class="hero-small"><a href="${inApplication('/register', locale)}">${say('home.signUp')}</a><span>${say('home.free')}</span></p></div>
<div class="tray" role="img" aria-label="${say('home.tray')}">${tray(locale)}</div>
</div></section>
${favoritesSection(offer, locale)}
<section class="band steps3" aria-labelledby="how"><div class="wrap">
<header class="sec-head"><h2 id="how">${say('home.steps.title')}</h2></header>
<ol class="story">
<li class="st st-a"><div class="st-words"><span class="st-n" aria-hidden="true">1</span><h3>${say('home.steps.one')}</h3><p>${say('home.steps.oneText')}</p></div>
<div class="st-pic peach" role="img" aria-label="${say('home.steps.onePicture')}"><div class="kidcard kid-green"><span class="avatar kid-green avatar-l">M</span><b>Mia</b><span>${e(t('home.steps.grade', { grade: '3' }))}</span><span class="nobar">${icon('no-symbol')}${say('home.steps.noPeanuts')}</span></div><div class="kidcard kid-red"><span class="avatar kid-red avatar-l">L</span><b>Leo</b><span>${e(t('home.steps.grade', { grade: '1' }))}</span><span class="soft">${icon('check-circle')}${say('home.steps.vegetarian')}</span></div></div></li>
<li class="st st-b"><div class="st-words"><span class="st-n" aria-hidden="true">2</span><h3>${say('home.steps.two')}</h3><p>${say('home.steps.twoText')}</p><a class="link" href="${to('/how-it-works-for-parents')}">${say('home.steps.twoLink')}</a></div>
<div class="st-pic sky fill-week" role="img" aria-label="${say('home.steps.twoPicture')}">${week(locale)}</div></li>
<li class="st st-c"><div class="st-words"><span class="st-n" aria-hidden="true">3</span><h3>${say('home.steps.three')}</h3><p>${say('home.steps.threeText')}</p></div>
<div class="st-pic mint" role="img" aria-label="${say('home.steps.threePicture')}">${food('two-chicken-tacos', 'big')}<div class="lab"><div class="lab-allergy">${say('home.steps.labelAllergy')}</div><div class="lab-body"><b class="lab-name">Mia K.</b><span class="lab-room">${say('home.steps.labelRoom')}</span><span class="lab-dish">${say('home.steps.labelDish')}</span><span class="lab-more">${say('home.steps.labelMore')}</span></div></div></div></li>
</ol></div></section>

<section class="allergy" aria-labelledby="alg"><div class="wrap alg-in">
<div><h2 id="alg">${say('home.allergy.title')}</h2><p class="alg-lead">${say('home.allergy.lead')}</p>
<ul class="alg-facts">${(['each', 'changed', 'label'] as const)
    .map((fact) => `<li>${icon('shield-exclamation')}${say(`home.allergy.facts.${fact}`)}</li>`)
    .join('')}</ul></div>
<ul class="alg-grid" aria-label="${say('home.allergy.list')}">${ALLERGENS.map(
    (allergen) => `<li><b>${e(ALLERGEN_NAMES[locale][allergen])}</b></li>`,
  ).join('')}</ul>
</div></section>

<section class="band who" aria-label="${say('home.who.label')}"><div class="wrap who-grid">
<article class="whop whop-p"><div><h2>${say('home.who.parents')}</h2><p>${say('home.who.parentsText')}</p><a class="btn btn-ink" href="${to('/how-it-works-for-parents')}">${say('home.who.how')}</a></div></article>
<article class="whop whop-s"><div><h2>${say('home.who.schools')}</h2><p>${say('home.who.schoolsText')}</p><a class="btn btn-on" href="${to('/how-it-works-for-schools')}">${say('home.who.schools')}</a></div></article>
<article class="whop whop-v"><div><h2>${say('home.who.kitchens')}</h2><p>${say('home.who.kitchensText')}</p><a class="btn btn-on" href="${to('/for-vendors')}">${say('home.who.kitchens')}</a></div></article>
</div></section>
${pricesSection(offer, lateFeeCents, product, locale)}
<section class="band wrongs" aria-labelledby="wr"><div class="wrap">
<header class="sec-head"><h2 id="wr">${say('home.wrongs.title')}</h2><p>${say('home.wrongs.text')}</p></header>
<ul class="wr-grid">${WRONGS.map(
    ([word, tint, picture]) =>
      `<li><span class="wr-pic ${tint}">${food(picture)}</span><div><h3>${say(`home.wrongs.${word}`)}</h3><p>${say(`home.wrongs.${word}Text`)}</p></div></li>`,
  ).join('')}</ul>
</div></section>

<section class="home-end"><div class="wrap"><h2>${say('home.close.title')}</h2><p>${say('home.close.text')}</p>
${findForm(locale, { id: 'find-end', action: to('/'), again: true }, null)}</div></section>`;
}

const WEEK = [
  [
    'Mia',
    'green',
    ['margherita-pizza', 'two-chicken-tacos', null, 'spaghetti-marinara', 'avocado-sushi-box'],
  ],
  [
    'Leo',
    'red',
    ['turkey-sandwich', 'pumpkin-soup', 'falafel-plate', 'bean-burrito', 'mac-and-cheese'],
  ],
] as const;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const DISCS = ['butter', 'mint', 'peach', 'rose', 'sky'] as const;

/** A week of two children as the calendar shows it, with one day that is open. */
function week(locale: Locale): string {
  const t = SAY_SITE[locale];
  const ordered = `<span class="fw-tag">${icon('check-circle')}${e(t('home.ordered'))}</span>`;
  const open = `<span class="fw-tag is-open">${icon('pencil-square')}${e(t('home.choose'))}</span>`;
  const day = (dish: string | null, at: number) =>
    `<div class="fw-day">${dish === null ? `<span class="fw-plate is-open">${icon('plus')}</span>${open}` : `<span class="fw-plate ${DISCS[at]}">${food(dish)}</span>${ordered}`}</div>`;
  const rows = WEEK.map(
    ([name, color, dishes]) =>
      `<div class="fw-row kid-${color}"><span class="fw-kid"><span class="avatar kid-${color}">${name.charAt(0)}</span><b>${name}</b></span>${dishes.map(day).join('')}</div>`,
  );
  const head = DAYS.map((one) => `<b>${e(t(`home.days.${one}`))}</b>`).join('');
  return `<div class="fw-head"><span></span>${head}</div>${rows.join('')}`;
}

const WRONGS = [
  ['snow', 'sky', 'pumpkin-soup'],
  ['sick', 'rose', 'chicken-noodle-soup'],
  ['swap', 'butter', 'margherita-pizza'],
  ['forgot', 'mint', 'apple'],
] as const;

function tray(locale: Locale): string {
  const t = SAY_SITE[locale];
  const well = (day: 'mon' | 'tue' | 'thu' | 'fri', tint: string, picture: string) =>
    `<div class="well ${tint}"><span class="well-day">${e(t(`home.days.${day}`))}</span>${food(picture).replace(' loading="lazy"', '')}</div>`;
  return `${well('mon', 'butter', 'margherita-pizza')}${well('tue', 'mint', 'two-chicken-tacos')}<div class="well peach is-open"><span class="well-day">${e(t('home.days.wed'))}</span><span class="well-plate">${icon('plus')}</span></div>${well('thu', 'rose', 'salmon-bento')}${well('fri', 'sky', 'spaghetti-marinara')}<span class="tray-tag t1">${icon('check-circle')}${e(t('home.ordered'))}</span><span class="tray-tag t2">${icon('pencil-square')}${e(t('home.choose'))}</span>`;
}
