import { inLanguage } from '@yay/contract/public-site/addresses';
import { childrenOf, type Document, SECTIONS, textAttribute } from '@yay/documents';
import { escapeText as e } from '../../platform/http/index.ts';
import type { PublishedPage } from '../pages/index.ts';
import { type Found, findForm } from './find-form.ts';
import { foodPicture } from './food-picture.ts';
import { tray } from './home-drawings.ts';
import { LAYOUTS } from './home-layouts.ts';
import { type DrawnSection, drawnSection, type HomeFacts, pictureHtml } from './home-section.ts';

type Written = Pick<PublishedPage, 'title' | 'description' | 'body'>;

/**
 * The start page as the team has written it: a head with the school search and the tray that is a
 * week, and sections, each in its layout.
 */
export function homePage(
  { title, description, body }: Written,
  facts: HomeFacts,
  { found, note }: { readonly found: Found | null; readonly note: string },
): string {
  // Headings in two sections may be the same words.
  const options = { ...facts.options, used: facts.options.used ?? new Set<string>() };
  const nodes = childrenOf(body) as readonly Document[];
  const hero = nodes.find(({ type }) => type === 'hero') ?? { type: 'hero' };
  const sections = nodes.map((node, at) => {
    const name = SECTIONS.find((known) => known === node.type);
    const section = () => drawnSection(node, `part-${at}`, options);
    if (name !== undefined) return LAYOUTS[name](section(), { ...facts, options }, node);
    return node.type === 'closing' ? closing(section(), facts) : '';
  });
  return [
    head({ title, description, note, found }, hero, { ...facts, options }),
    ...sections.filter((html) => html !== ''),
  ].join('\n');
}

function head(
  said: {
    readonly title: string;
    readonly description: string;
    readonly note: string;
    readonly found: Found | null;
  },
  hero: Document,
  { locale, options }: HomeFacts,
): string {
  const { paragraphs } = drawnSection(hero, 'part-head', options);
  const picture = pictureHtml(hero, options, true);
  const alt = textAttribute(hero, 'alt');
  const told = alt === '' ? 'aria-hidden="true"' : `role="img" aria-label="${e(alt)}"`;
  return `<section class="hero"><div class="wrap hero-in">
<div class="hero-words">${said.note}<h1>${e(said.title)}</h1>${said.description === '' ? '' : `<p class="hero-lead">${e(said.description)}</p>`}
${findForm(locale, { id: 'find', action: inLanguage('/', locale) }, said.found)}
${paragraphs.map((html) => `<p class="hero-small">${html}</p>`).join('')}</div>
${picture === '' ? `<div class="tray" ${told}>${tray(locale)}</div>` : `<div class="hero-pic">${picture}</div>`}
</div></section>`;
}

/** Food that is laid around the close. */
const LAID = [
  ['strawberries', 'rose'],
  ['margherita-pizza', 'butter'],
  ['turkey-sandwich', 'mint'],
  ['chicken-ramen', 'sky'],
  ['apple', 'peach'],
  ['falafel-plate', 'mint'],
  ['buttermilk-pancakes', 'butter'],
  ['avocado-sushi-box', 'sky'],
] as const;

const closing = ({ heading, paragraphs }: DrawnSection, { locale }: HomeFacts): string =>
  `<section class="close"><div class="close-plates" aria-hidden="true">${LAID.map(
    ([dish, tint], at) =>
      `<span class="close-plate p${at + 1} ${tint}">${foodPicture(dish, { size: 'large' })}</span>`,
  ).join('')}</div>
<div class="wrap close-in"><div class="close-card">${heading === '' ? '' : `<h2>${heading}</h2>`}${paragraphs.map((html) => `<p>${html}</p>`).join('')}
${findForm(locale, { id: 'find-end', action: inLanguage('/', locale), again: true }, null)}</div></div></section>`;
