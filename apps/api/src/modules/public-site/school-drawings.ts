import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { icon } from './icons.ts';
import { mia, printed } from './label-drawings.ts';

const DRAWINGS = ['morning', 'list', 'handOut', 'closing', 'nothing'] as const;
export type SchoolDrawing = (typeof DRAWINGS)[number];
export const isOfSchools = (name: string): name is SchoolDrawing =>
  DRAWINGS.some((known) => known === name);

/** A class with its lunches, as an example. */
const COLORS = {
  'Mia K.': 'green',
  'Theo R.': 'blue',
  'Ada K.': 'yellow',
  'Leo B.': 'red',
} as const;
const GRADES = [
  ['1', 24],
  ['3', 28],
  ['5', 20],
] as const;

type Say = (typeof SAY_SITE)[Locale];

/** Draws what a school has of the product with example data. */
export function schoolDrawing(name: SchoolDrawing, locale: Locale): string {
  const t = SAY_SITE[locale];
  switch (name) {
    case 'morning':
      return morning(t, locale);
    case 'list':
      return list(t, locale);
    case 'handOut':
      return handOut(t);
    case 'closing':
      return closing(t);
    case 'nothing':
      return nothing(t);
  }
}

/** Draws a morning: how many eat, by grade, and who must not eat what. */
function morning(t: Say, locale: Locale): string {
  const rows = GRADES.map(
    ([grade, count]) =>
      `<li><span>${e(t('home.steps.grade', { grade }))}</span><i class="bar-${grade}"></i><b class="num">${count}</b></li>`,
  );
  const { child, room } = mia(locale);
  const all = GRADES.reduce((sum, [, count]) => sum + count, 0);
  return `<div class="shot"><p class="shot-sum"><span><b class="num">${all}</b> ${e(t('schools.lunches'))}</span><span class="tag tag-ok">${icon('check-circle')}${e(t('schools.final'))}</span></p>
<ul class="shot-bars">${rows.join('')}</ul>
<p class="shot-label">${e(t('schools.atTheTable'))}</p>
<p class="shot-allergy"><span class="nobar">${icon('no-symbol')}${e(t('schools.peanuts'))}</span><span><b>${child}</b> ${e(room)}</span></p></div>`;
}

/** Draws the list of a room, on paper. */
function list(t: Say, locale: Locale): string {
  const rows = printed(locale).map(
    ({ allergy, child, dish }) =>
      `<li><i></i><b>${child}</b><span>${e(dish)}</span><strong>${e(allergy)}</strong></li>`,
  );
  const other = `<li><i></i><b>Leo B.</b><span>${e(t('schools.dishOfLeo'))}</span></li>`;
  return `<div class="sheet"><p><b>${e(t('schools.listTitle'))}</b><span>${e(t('schools.listCount'))}</span></p><ul>${rows.join('')}${other}</ul></div>`;
}

/** Draws the hand-out on a tablet: who has it, who is not here, who is still to come. */
function handOut(t: Say): string {
  const states = [
    ['Mia K.', 'has', t('schools.hasIt')],
    ['Theo R.', 'has', t('schools.hasIt')],
    ['Ada K.', 'away', t('schools.notHere')],
    ['Leo B.', 'waits', t('schools.waits')],
  ] as const;
  const rows = states.map(
    ([name, look, said]) =>
      `<li class="is-${look}"><span class="avatar kid-${COLORS[name]}">${name.charAt(0)}</span><b>${name}</b><span>${look === 'has' ? icon('check-circle') : ''}${e(said)}</span></li>`,
  );
  return `<div class="tablet"><div><p><b>${e(t('schools.room'))}</b><span>${e(t('schools.handed'))}</span></p><i class="tablet-bar"><i></i></i><ul>${rows.join('')}</ul></div></div>`;
}

/** Draws the question before a day is closed, with what closing it does. */
function closing(t: Say): string {
  const fact = (name: string, value: string) =>
    `<li><span>${e(name)}</span><b class="num">${e(value)}</b></li>`;
  return `<div class="shot"><p class="shot-when">${icon('calendar')}<span><b>${e(t('schools.closeTitle'))}</b><br>${e(t('schools.closeWhy'))}</span></p>
<ul class="shot-facts">${fact(t('schools.canceled'), '72')}${fact(t('schools.families'), '58')}${fact(t('schools.refunded'), '$486.25')}</ul>
<span class="btn btn-primary">${e(t('schools.close'))}</span></div>`;
}

/** Draws the receipt of an office that collects nothing. */
function nothing(t: Say): string {
  const line = (name: string, value: string) =>
    `<div><span>${e(name)}</span><b>${e(value)}</b></div>`;
  return `<div class="receipt is-office">${line(t('schools.slips'), '0')}${line(t('schools.lists'), '0')}<div class="rc-sum"><span>${e(t('schools.cash'))}</span><b>$0</b></div></div>`;
}
