import { MAX_DEPTH } from './check-document.ts';
import { attributeOf, childrenOf, isObject, textAttribute } from './document.ts';
import { escapeHtml } from './escape.ts';
import { fragmentName } from './fragment-name.ts';
import { isDocumentLink } from './links.ts';
import { CALLOUT_TONES, PARTS, type PartName } from './schema.ts';
import { headingLevel, inlineTextOf } from './text-of.ts';

/** A picture as a page shows it. */
export interface ShownPicture {
  readonly src: string;
  readonly srcset?: string;
  readonly sizes?: string;
  readonly width?: number;
  readonly height?: number;
  /** The library's description of the picture, where the document says nothing. */
  readonly alt?: string;
}

export interface RenderOptions {
  /** Returns the picture of the library to show; null where it is gone, and is left out. */
  readonly pictureUrl: (asset: number) => ShownPicture | string | null;
  /** The HTML of a part of the site. Without it, an empty place with the part's name. */
  readonly part?: (name: PartName) => string;
  /**
   * Returns the address of a link on the page that the document stands on; as it is written, unless
   * given.
   */
  readonly href?: (link: string) => string;
  /** The level in HTML of a heading of level 1: 2 under a page's title. */
  readonly topHeading?: 1 | 2 | 3;
  /** Names of headings that are taken; where several documents stand on one page. */
  readonly used?: Set<string>;
}

/** Makes the HTML of a document. What is no part of a document is left out, whatever it is. */
export function renderDocument(json: unknown, options: RenderOptions): string {
  return renderChildren(json, { options, used: options.used ?? new Set(), depth: 0 });
}

interface Rendering {
  readonly options: RenderOptions;
  readonly used: Set<string>;
  readonly depth: number;
}

function renderChildren(node: unknown, rendering: Rendering): string {
  if (rendering.depth > MAX_DEPTH) return '';
  const below = { ...rendering, depth: rendering.depth + 1 };
  return childrenOf(node)
    .map((child) => renderNode(child, below))
    .join('');
}

type Render = (node: unknown, rendering: Rendering) => string;

const wrap =
  (open: string, close: string): Render =>
  (node, rendering) =>
    `<${open}>${renderChildren(node, rendering)}</${close}>`;

const RENDERERS: Readonly<Record<string, Render>> = {
  text: renderText,
  hardBreak: () => '<br>',
  paragraph: wrap('p', 'p'),
  heading(node, rendering) {
    const level = headingLevel(node) + (rendering.options.topHeading ?? 2) - 1;
    const id = fragmentName(inlineTextOf(node).trim(), rendering.used);
    return `<h${level} id="${escapeHtml(id)}">${renderChildren(node, rendering)}</h${level}>`;
  },
  blockquote: wrap('blockquote', 'blockquote'),
  bulletList: wrap('ul', 'ul'),
  orderedList(node, rendering) {
    const start = attributeOf(node, 'start');
    const from = Number.isInteger(start) && start !== 1 ? ` start="${Number(start)}"` : '';
    return `<ol${from}>${renderChildren(node, rendering)}</ol>`;
  },
  listItem(node, rendering) {
    const children = childrenOf(node);
    const [only] = children;
    const isTight = children.length === 1 && isObject(only) && only.type === 'paragraph';
    return `<li>${renderChildren(isTight ? only : node, rendering)}</li>`;
  },
  horizontalRule: () => '<hr>',
  picture(node, { options }) {
    const image = renderPicture(attributeOf(node, 'asset'), textAttribute(node, 'alt'), options);
    if (image === '') return '';
    const caption = textAttribute(node, 'caption');
    const below = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
    return `<figure class="doc-picture">${image}${below}</figure>`;
  },
  buttonLink(node, { options }) {
    const href = attributeOf(node, 'href');
    const label = textAttribute(node, 'label');
    if (!isDocumentLink(href) || label === '') return '';
    return `<p class="doc-button"><a href="${hrefOf(href, options)}">${escapeHtml(label)}</a></p>`;
  },
  callout(node, rendering) {
    const tone = CALLOUT_TONES.find((name) => name === attributeOf(node, 'tone')) ?? 'info';
    return `<div class="doc-callout doc-callout-${tone}" role="note">${renderChildren(node, rendering)}</div>`;
  },
  faq: wrap('details class="doc-faq"', 'details'),
  faqQuestion: (node) => `<summary>${escapeHtml(inlineTextOf(node))}</summary>`,
  faqAnswer: wrap('div class="doc-answer"', 'div'),
  cards: wrap('div class="doc-cards"', 'div'),
  card(node, rendering) {
    const image = renderPicture(
      attributeOf(node, 'asset'),
      textAttribute(node, 'alt'),
      rendering.options,
    );
    return `<div class="doc-card">${image}${renderChildren(node, rendering)}</div>`;
  },
  part(node, { options }) {
    const name = PARTS.find((known) => known === attributeOf(node, 'name'));
    if (name === undefined) return '';
    return options.part ? options.part(name) : `<div class="doc-part" data-part="${name}"></div>`;
  },
};

function renderNode(node: unknown, rendering: Rendering): string {
  const type = isObject(node) ? node.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(RENDERERS, type)) return '';
  return RENDERERS[type]?.(node, rendering) ?? '';
}

const MARKS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

const hrefOf = (link: string, { href }: RenderOptions): string =>
  escapeHtml(href ? href(link) : link);

function renderText(node: unknown, { options }: Rendering): string {
  if (!isObject(node) || typeof node.text !== 'string') return '';
  const marks: readonly unknown[] = Array.isArray(node.marks) ? node.marks.slice(0, 12) : [];
  let html = escapeHtml(node.text);
  for (const mark of marks.toReversed()) {
    const type = isObject(mark) ? mark.type : undefined;
    if (typeof type !== 'string') continue;
    if (type === 'link') {
      const href = attributeOf(mark, 'href');
      if (isDocumentLink(href)) html = `<a href="${hrefOf(href, options)}">${html}</a>`;
    } else if (Object.hasOwn(MARKS, type)) {
      html = `<${MARKS[type]}>${html}</${MARKS[type]}>`;
    }
  }
  return html;
}

function renderPicture(asset: unknown, alt: string, { pictureUrl }: RenderOptions): string {
  if (typeof asset !== 'number') return '';
  const shown = pictureUrl(asset);
  if (shown === null) return '';
  const picture = typeof shown === 'string' ? { src: shown } : shown;
  const attributes = {
    src: picture.src,
    srcset: picture.srcset,
    sizes: picture.sizes,
    width: picture.width,
    height: picture.height,
    alt: alt || picture.alt || '',
    loading: 'lazy',
    decoding: 'async',
  };
  return `<img${Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')}>`;
}
