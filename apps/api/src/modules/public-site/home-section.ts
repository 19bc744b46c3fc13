import {
  attributeOf,
  childrenOf,
  type Document,
  DRAWINGS,
  type Drawing,
  isDocumentLink,
  type RenderOptions,
  renderDocument,
  textAttribute,
  textOf,
} from '@yay/documents';
import type { Locale } from '@yay/words/locales';
import { escapeText as e } from '../../platform/http/index.ts';
import type { SiteOffer } from './site-offer.ts';

/** Facts that the sections of the start page are drawn with. */
export interface HomeFacts {
  readonly locale: Locale;
  readonly offer: SiteOffer;
  readonly lateFeeCents: number;
  readonly product: string;
  readonly options: RenderOptions;
}

/** A card of a section, in HTML, as the layouts place its pieces. */
export interface DrawnCard {
  readonly node: Document;
  readonly heading: string;
  /** Writes what stands below the heading, button links with the class that a layout gives them. */
  readonly below: (linkClass: string) => string;
  readonly drawing: Drawing;
  /** Of the library, with what it shows; empty for none. */
  readonly picture: string;
  readonly alt: string;
}

/** A section of the start page taken apart, in HTML. */
export interface DrawnSection {
  /** Names the section's heading for who can't see where it begins. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly cards: readonly DrawnCard[];
  readonly items: readonly string[];
}

const isType = (type: string) => (node: Document) => node.type === type;
const nodesOf = (node: Document | undefined) => childrenOf(node) as readonly Document[];

/** Takes a section apart: its heading, its paragraphs, its cards, the items of its list. */
export function drawnSection(node: Document, id: string, options: RenderOptions): DrawnSection {
  const children = nodesOf(node);
  const inline = (one: Document | undefined) => renderDocument(one, options);
  return {
    id,
    heading: inline(children.find(isType('heading'))),
    paragraphs: children
      .filter(isType('paragraph'))
      .map(inline)
      .filter((html) => html !== ''),
    cards: nodesOf(children.find(isType('cards'))).map((card) => drawnCard(card, options)),
    items: nodesOf(children.find(isType('bulletList'))).map((item) => {
      const [first, ...rest] = nodesOf(item);
      return inline(first) + renderDocument({ type: 'doc', content: rest }, options);
    }),
  };
}

function drawnCard(node: Document, options: RenderOptions): DrawnCard {
  const [heading, ...rest] = nodesOf(node);
  const chosen = attributeOf(node, 'drawing');
  const alt = textAttribute(node, 'alt');
  return {
    node,
    heading: renderDocument(heading, options),
    below: (linkClass) => rest.map((one) => drawnBelow(one, linkClass, options)).join(''),
    drawing: DRAWINGS.find((name) => name === chosen) ?? '',
    picture: pictureHtml(node, options),
    alt,
  };
}

function drawnBelow(node: Document, linkClass: string, options: RenderOptions): string {
  if (node.type === 'buttonLink') return buttonHtml(node, linkClass, options);
  const html = renderDocument(node, options);
  return html === '' ? '' : `<p>${html}</p>`;
}

/** A button of a document as a link with a class; empty where it leads nowhere. */
export function buttonHtml(node: Document, linkClass: string, options: RenderOptions): string {
  const href = textAttribute(node, 'href');
  const label = textAttribute(node, 'label');
  return label === '' || !isDocumentLink(href)
    ? ''
    : `<a class="${linkClass}" href="${e(options.href?.(href) ?? href)}">${e(label)}</a>`;
}

/** The picture that a node names, as the library has it now; empty where it names none or it is gone. */
export function pictureHtml(node: Document, options: RenderOptions, eager = false): string {
  const asset = attributeOf(node, 'asset');
  const found = typeof asset === 'number' ? options.pictureUrl(asset) : null;
  if (found === null) return '';
  const { src, width, height, alt = '' } = typeof found === 'string' ? { src: found } : found;
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<img src="${e(src)}" alt="${e(textAttribute(node, 'alt') || alt)}"${size}${eager ? '' : ' loading="lazy"'} decoding="async">`;
}

/** The head of a section, and how the section is named by it. */
export function sectionHead({ id, heading, paragraphs }: DrawnSection): string {
  const title = heading === '' ? '' : `<h2 id="${id}">${heading}</h2>`;
  const below = paragraphs.map((html) => `<p>${html}</p>`).join('');
  return title + below === '' ? '' : `<header class="sec-head">${title}${below}</header>`;
}

export const namedBy = ({ id, heading }: DrawnSection): string =>
  heading === '' ? '' : ` aria-labelledby="${id}"`;

/** Puts facts of the moment in the place of their names in braces. */
export const withFacts = (html: string, facts: Readonly<Record<string, string>>): string =>
  html.replace(/\{([a-z_]+)\}/g, (all, name: string) => {
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
    return value === undefined ? all : e(value);
  });

/** Tells a card that speaks of a fact, such as {late_fee}. */
export const namesFact = ({ node }: DrawnCard, fact: string): boolean =>
  textOf(node).includes(`{${fact}}`);
