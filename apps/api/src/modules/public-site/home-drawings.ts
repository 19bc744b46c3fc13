import type { Drawing } from '@yay/documents';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { foodPicture } from './food-picture.ts';
import { icon } from './icons.ts';
import { labels, mia, printedLabel } from './label-drawings.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const DISCS = ['butter', 'mint', 'peach', 'rose', 'sky'] as const;
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

/** Draws a part of the product with example data, as a card of the start page shows it; a meal for the others. */
export function drawing(name: Exclude<Drawing, ''>, locale: Locale): string {
  switch (name) {
    case 'children':
      return children(locale);
    case 'week':
      return week(locale);
    case 'label':
      return label(locale);
    case 'phone':
      return phone(locale);
    case 'labels':
      return labels(locale);
    case 'counts':
      return counts(locale);
    default:
      return foodPicture(name, { size: 'large', className: 'big' });
  }
}

/** Tells a meal from a part of the product. */
export const isFood = (name: Drawing): boolean => name !== '' && !PARTS.includes(name);
const PARTS: readonly Drawing[] = ['children', 'week', 'label', 'phone', 'labels', 'counts'];

function children(locale: Locale): string {
  const t = SAY_SITE[locale];
  const grade = (number: string) => e(t('home.steps.grade', { grade: number }));
  return `<div class="kidcard kid-green"><span class="avatar kid-green avatar-l">M</span><b>Mia</b><span>${grade('3')}</span><span class="nobar">${icon('no-symbol')}${e(t('home.steps.noPeanuts'))}</span></div><div class="kidcard kid-red"><span class="avatar kid-red avatar-l">L</span><b>Leo</b><span>${grade('1')}</span><span class="soft">${icon('check-circle')}${e(t('home.steps.vegetarian'))}</span></div>`;
}

/** A week of two children as the calendar shows it, with one day that is open. */
function week(locale: Locale): string {
  const t = SAY_SITE[locale];
  const ordered = `<span class="fw-tag">${icon('check-circle')}${e(t('home.ordered'))}</span>`;
  const open = `<span class="fw-tag is-open">${icon('pencil-square')}${e(t('home.choose'))}</span>`;
  const day = (dish: string | null, at: number) =>
    `<div class="fw-day">${dish === null ? `<span class="fw-plate is-open">${icon('plus')}</span>${open}` : `<span class="fw-plate ${DISCS[at]}">${foodPicture(dish)}</span>${ordered}`}</div>`;
  const rows = WEEK.map(
    ([name, color, dishes]) =>
      `<div class="fw-row kid-${color}"><span class="fw-kid"><span class="avatar kid-${color}">${name.charAt(0)}</span><b>${name}</b></span>${dishes.map(day).join('')}</div>`,
  );
  const head = DAYS.map((one) => `<b>${e(t(`home.days.${one}`))}</b>`).join('');
  return `<div class="fw-head"><span></span>${head}</div>${rows.join('')}`;
}

/** A lunch with its printed label. */
function label(locale: Locale): string {
  return `${foodPicture('two-chicken-tacos', { size: 'large', className: 'big' })}${printedLabel(mia(locale))}`;
}

const DISHES = [
  ['mon', 'margherita-pizza', 'pizza', 'pizzaWith', '$6.75'],
  ['tue', 'two-chicken-tacos', 'tacos', 'tacosWith', '$8.00'],
  ['wed', null, 'choose', 'onMenu', ''],
  ['thu', 'spaghetti-marinara', 'spaghetti', 'spaghettiWith', '$7.50'],
  ['fri', 'avocado-sushi-box', 'sushi', 'sushiWith', '$8.25'],
] as const;

/** Draws a child's week on a phone. */
function phone(locale: Locale): string {
  const t = SAY_SITE[locale];
  const rows = DISHES.map(([day, dish, name, more, price], at) => {
    const plate =
      dish === null
        ? `<span class="pday-plate is-open">${icon('plus')}</span>`
        : `<span class="pday-plate ${DISCS[at]}">${foodPicture(dish)}</span>`;
    const said = `<span class="pday-b"><b>${e(t(`home.phone.${name}`))}</b>${e(t(`home.phone.${more}`))}</span>`;
    const state =
      dish === null
        ? ''
        : `<span class="pday-s"><span class="tag tag-ok">${icon('check-circle')}${e(t('home.ordered'))}</span><b class="num">${price}</b></span>`;
    return `<li class="pday${dish === null ? ' is-empty' : ''}"><b class="pday-d">${e(t(`home.days.${day}`))}</b>${plate}${said}${state}</li>`;
  });
  const kid = (name: string, color: string, look = '') =>
    `<li class="kid-${color}${look}"><span class="avatar kid-${color}">${name.charAt(0)}</span><b>${name}</b></li>`;
  return `<div class="phone"><div class="phone-in"><ul class="phone-kids">${kid('Mia', 'green', ' on')}${kid('Leo', 'red')}</ul><ul class="pdays">${rows.join('')}</ul></div></div>`;
}

/** Draws the counts by which a kitchen cooks on a day. */
function counts(locale: Locale): string {
  const t = SAY_SITE[locale];
  const row = (dish: string, tint: string, name: string, count: number) =>
    `<li><span class="pday-plate ${tint}">${foodPicture(dish)}</span>${e(name)}<b>${count}</b></li>`;
  return `<div class="counts"><p><b>${e(t('home.counts.day'))}</b><span class="tag">${icon('check-circle')}${e(t('schools.final'))}</span></p><ul>${row('two-chicken-tacos', 'mint', t('home.steps.labelDish'), 128)}${row('bean-burrito', 'rose', t('home.counts.burrito'), 64)}${row('cheese-quesadilla', 'butter', t('home.counts.quesadilla'), 41)}</ul></div>`;
}

/** The tray that is a week, one day of it still open. */
export function tray(locale: Locale): string {
  const t = SAY_SITE[locale];
  const well = (day: 'mon' | 'tue' | 'thu' | 'fri', tint: string, picture: string) =>
    `<div class="well ${tint}"><span class="well-day">${e(t(`home.days.${day}`))}</span>${foodPicture(picture, { size: 'large', lazy: false })}</div>`;
  return `${well('mon', 'butter', 'margherita-pizza')}${well('tue', 'mint', 'two-chicken-tacos')}<div class="well peach is-open"><span class="well-day">${e(t('home.days.wed'))}</span><span class="well-plate">${icon('plus')}</span></div>${well('thu', 'rose', 'salmon-bento')}${well('fri', 'sky', 'spaghetti-marinara')}<span class="tray-tag t1">${icon('check-circle')}${e(t('home.ordered'))}</span><span class="tray-tag t2">${icon('pencil-square')}${e(t('home.choose'))}</span>`;
}
