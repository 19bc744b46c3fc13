import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';

export interface PrintedLabel {
  readonly allergy: string;
  readonly child: string;
  readonly room: string;
  readonly dish: string;
  readonly more: string;
}

/** Returns the example label of a child with a strict allergy. */
export function mia(locale: Locale): PrintedLabel {
  const t = SAY_SITE[locale];
  return {
    allergy: t('home.steps.labelAllergy'),
    child: 'Mia K.',
    room: t('home.steps.labelRoom'),
    dish: t('home.steps.labelDish'),
    more: t('home.steps.labelMore'),
  };
}

/** Draws a label as it is printed: paper, the strict allergy first. */
export const printedLabel = (one: PrintedLabel, place = ''): string =>
  `<div class="lab${place && ` ${place}`}"><div class="lab-allergy">${e(one.allergy)}</div><div class="lab-body"><b class="lab-name">${e(one.child)}</b><span class="lab-room">${e(one.room)}</span><span class="lab-dish">${e(one.dish)}</span><span class="lab-more">${e(one.more)}</span></div></div>`;

/** Draws three labels of a day. */
export function labels(locale: Locale): string {
  return printed(locale)
    .map((one, at) => printedLabel(one, `l${at + 1}`))
    .join('');
}

/** Returns the texts of three labels of a day. */
export function printed(locale: Locale): readonly PrintedLabel[] {
  const t = SAY_SITE[locale];
  return [
    mia(locale),
    {
      allergy: t('schools.noMilk'),
      child: 'Theo R.',
      room: t('schools.roomOfTheo'),
      dish: t('schools.dishOfTheo'),
      more: t('schools.moreOfTheo'),
    },
    {
      allergy: t('schools.noEgg'),
      child: 'Ada K.',
      room: t('schools.roomOfAda'),
      dish: t('schools.dishOfAda'),
      more: t('schools.moreOfAda'),
    },
  ];
}
