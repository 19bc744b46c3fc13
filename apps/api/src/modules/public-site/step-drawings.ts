import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { foodPicture } from './food-picture.ts';
import { drawing } from './home-drawings.ts';
import { icon } from './icons.ts';
import { isOfSchools, type SchoolDrawing, schoolDrawing } from './school-drawings.ts';

export type StepDrawing = 'children' | 'week' | 'meal' | 'save' | 'label' | SchoolDrawing;

/** Draws what a step is about with example data, as the application shows it. */
export const stepDrawing = (name: StepDrawing, locale: Locale): string => {
  if (isOfSchools(name)) return schoolDrawing(name, locale);
  switch (name) {
    case 'meal':
      return meal(locale);
    case 'save':
      return save(locale);
    default:
      return drawing(name, locale);
  }
};

/** A meal with its choices, one of which is not safe. */
function meal(locale: Locale): string {
  const t = SAY_SITE[locale];
  const say = (key: Parameters<typeof t>[0], values?: Parameters<typeof t>[1]) => e(t(key, values));
  const pick = (name: string, note: string, look = '', sign = '') =>
    `<li${look && ` class="${look}"`}>${sign}${name}<small>${note}</small></li>`;
  const chosen = icon('check-circle');
  const included = say('home.steps.included');
  return `<div class="shot"><div class="shot-head"><span class="plate mint">${foodPicture('chicken-rice-bowl')}</span><b>${say('home.steps.dish')}</b><b class="num">$7.50</b></div>
<p class="shot-label">${say('home.steps.rice')} <small>${say('home.steps.pickOne')}</small></p>
<ul class="shot-picks">${pick(say('home.steps.whiteRice'), included)}${pick(say('home.steps.brownRice'), say('home.steps.more', { price: '$0.50' }), 'on', chosen)}${pick(say('home.steps.teriyaki'), included, 'on', chosen)}${pick(say('home.steps.peanutSauce'), say('home.steps.hasPeanuts'), 'off', icon('no-symbol'))}</ul>
<span class="btn btn-primary">${say('home.steps.chooseFor', { price: '$8.00' })}</span></div>`;
}

/** The sum of a week, and until when it can be saved. */
function save(locale: Locale): string {
  const t = SAY_SITE[locale];
  return `<div class="shot"><p class="shot-when">${icon('clock')}<span><b>${e(t('home.steps.left'))}</b><br>${e(t('home.steps.closes'))}</span></p>
<p class="shot-total"><span>${e(t('home.steps.total'))}</span><b class="num">$57.45</b></p>
<p class="shot-note">${e(t('home.steps.charged'))}</p>
<span class="btn btn-primary">${e(t('home.steps.save'))}</span></div>`;
}
