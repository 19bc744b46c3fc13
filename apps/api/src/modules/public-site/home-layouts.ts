import { type Document, renderDocument, type SectionName } from '@yay/documents';
import { ALLERGENS } from '@yay/domain/allergy';
import { allergens as english } from '@yay/words/properties/names.en';
import { allergens as spanish } from '@yay/words/properties/names.es';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import { foodPicture } from './food-picture.ts';
import { drawing, isFood } from './home-drawings.ts';
import { favoritesSection, pricesSection } from './home-offer.ts';
import {
  type DrawnCard,
  type DrawnSection,
  type HomeFacts,
  namedBy,
  sectionHead,
} from './home-section.ts';
import { icon } from './icons.ts';

const ALLERGEN_NAMES = { en: english, es: spanish };

type Layout = (section: DrawnSection, facts: HomeFacts, node: Document) => string;

const around = <Value>(values: readonly Value[], at: number): Value =>
  values[at % values.length] as Value;

/** How each section of the start page is laid out. */
export const LAYOUTS: Readonly<Record<SectionName, Layout>> = {
  favorites: favoritesSection,
  prices: pricesSection,

  steps: (section, { locale }) => {
    const place = (card: DrawnCard, at: number) =>
      `<li class="st ${around(['st-a', 'st-b', 'st-c'], at)}"><div class="st-words"><span class="st-n" aria-hidden="true">${at + 1}</span><h3>${card.heading}</h3>${card.below('link')}</div>
${stepPicture(card, around(['peach', 'sky', 'mint'], at))}</li>`;
    const stepPicture = ({ picture, drawing: name, alt }: DrawnCard, tint: string) => {
      if (picture !== '') return `<div class="st-pic is-photo ${tint}">${picture}</div>`;
      if (name === '') return '';
      const told = alt === '' ? 'aria-hidden="true"' : `role="img" aria-label="${e(alt)}"`;
      const look = name === 'week' ? ' fill-week' : '';
      return `<div class="st-pic ${tint}${look}" ${told}>${drawing(name, locale)}</div>`;
    };
    return `<section class="band steps3"${namedBy(section)}><div class="wrap">
${sectionHead(section)}
<ol class="story">
${section.cards.map(place).join('\n')}
</ol></div></section>`;
  },

  allergies: ({ id, heading, paragraphs, items, ...section }, { locale }) =>
    `<section class="allergy"${namedBy({ id, heading, paragraphs, items, ...section })}><div class="wrap alg-in">
<div>${heading === '' ? '' : `<h2 id="${id}">${heading}</h2>`}${paragraphs.map((html) => `<p class="alg-lead">${html}</p>`).join('')}
${items.length === 0 ? '' : `<ul class="alg-facts">${items.map((item) => `<li>${icon('shield-exclamation')}<span>${item}</span></li>`).join('')}</ul>`}</div>
<ul class="alg-grid" aria-label="${e(SAY_SITE[locale]('home.allergens'))}">${ALLERGENS.map(
      (allergen) =>
        allergen === 'peanuts'
          ? `<li class="is-never">${icon('no-symbol')}<b>${e(ALLERGEN_NAMES[locale][allergen])}</b><small>${e(SAY_SITE[locale]('home.neverForMia'))}</small></li>`
          : `<li><b>${e(ALLERGEN_NAMES[locale][allergen])}</b></li>`,
    ).join('')}</ul>
</div></section>`,

  audiences: ({ cards }, { locale }) => {
    const shown = ({ picture, drawing: name, alt }: DrawnCard) => {
      if (picture !== '' || name === '') return '';
      const told = alt === '' ? 'aria-hidden="true"' : `role="img" aria-label="${e(alt)}"`;
      return `<div class="whop-pic is-${isFood(name) ? 'food' : name}" ${told}>${drawing(name, locale)}</div>`;
    };
    const drawn = cards.some((card) => shown(card) !== '') ? ' is-drawn' : '';
    return `<section class="band who" aria-label="${e(SAY_SITE[locale]('home.audiences'))}"><div class="wrap who-grid${drawn}">
${cards
  .map(
    (card, at) =>
      `<article class="whop ${around(['whop-p', 'whop-s', 'whop-v'], at)}"><div>${card.picture}<h2>${card.heading}</h2>${card.below(`btn ${at % 3 === 0 ? 'btn-ink' : 'btn-on'}`)}</div>${shown(card)}</article>`,
  )
  .join('\n')}
</div></section>`;
  },

  promises: (section) => {
    const pictureOf = ({ picture, drawing: name }: DrawnCard, at: number) => {
      const shown = picture || (isFood(name) ? foodPicture(name, { size: 'large' }) : '');
      const look = picture === '' ? '' : ' is-photo';
      const tint = around(['sky', 'rose', 'butter', 'mint'], at);
      return shown === '' ? '' : `<span class="wr-pic ${tint}${look}">${shown}</span>`;
    };
    return `<section class="band wrongs"${namedBy(section)}><div class="wrap">
${sectionHead(section)}
<ul class="wr-grid">${section.cards
      .map(
        (card, at) =>
          `<li>${pictureOf(card, at)}<div><h3>${card.heading}</h3>${card.below('link')}</div></li>`,
      )
      .join('')}</ul>
</div></section>`;
  },

  textSection: (section, { options }, { content = [] }) =>
    `<section class="band"${namedBy(section)}><div class="wrap">
${sectionHead({ ...section, paragraphs: [] })}
<div class="prose">${renderDocument({ type: 'doc', content: content.slice(1) }, { ...options, topHeading: 3 })}</div>
</div></section>`,
};
