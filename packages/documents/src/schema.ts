import { isDocumentLink } from './links.ts';

export const VARIANTS = ['full', 'home', 'minimal', 'linklist'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Parts of the site that stand in a page by their name; the site makes them itself. */
export const PARTS = [
  'schoolSearch',
  'faqSearch',
  'cutOffs',
  'requestForm',
  'contactForm',
  'jobForm',
  'newsList',
  'giftCards',
  'teacherLunch',
] as const;
export type PartName = (typeof PARTS)[number];

export const CALLOUT_TONES = ['info', 'good', 'warning'] as const;
export type CalloutTone = (typeof CALLOUT_TONES)[number];

/** Sections of the start page, between its head and its close. */
export const SECTIONS = [
  'favorites',
  'steps',
  'allergies',
  'audiences',
  'prices',
  'promises',
  'textSection',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Drawings of the product that a card of the start page may show in place of a picture. */
export const DRAWINGS = [
  '',
  'children',
  'week',
  'label',
  'phone',
  'labels',
  'counts',
  'apple',
  'chicken-noodle-soup',
  'margherita-pizza',
  'milk',
  'pumpkin-soup',
  'salmon-bento',
  'strawberries',
  'two-chicken-tacos',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

export interface AttributeRule {
  /** The value of a new node; without one the attribute must be there. */
  readonly default?: unknown;
  readonly allows: (value: unknown) => boolean;
  /** The problem of any other value. */
  readonly problem?: 'unsafe_link';
}

export interface NodeRule {
  /** The allowed content, as an expression of the editor; empty for a leaf. */
  readonly content: string;
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** Text in it has marks. */
  readonly marks: boolean;
}

export interface Schema {
  readonly nodes: Readonly<Record<string, NodeRule>>;
  readonly marks: Readonly<Record<string, Readonly<Record<string, AttributeRule>>>>;
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: these are what is looked for.
/** Code units that PostgreSQL or HTML refuses, but for halves of a pair: control characters and such. */
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
/** The characters by which these other programs break lines. */
const BREAKING = /[\u000b\u000c]/g;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: these were what is looked for.

export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && text.search(REFUSED) === -1;

/** The text without what no document may hold. */
export const plainText = (text: string): string =>
  text.toWellFormed().replace(BREAKING, ' ').replace(REFUSED, '');

const line = (most: number): AttributeRule => ({
  default: '',
  allows: (value) =>
    typeof value === 'string' &&
    value.length <= most &&
    isPlainText(value) &&
    !/[\n\r\t]/.test(value),
});
const oneOf = (values: readonly unknown[], usual: unknown): AttributeRule => ({
  default: usual,
  allows: (value) => values.includes(value),
});
const whole = (from: number, to: number): AttributeRule['allows'] => {
  return (value) => Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
};
const isAsset = whole(1, 2_147_483_647);
const link: AttributeRule = { allows: isDocumentLink, problem: 'unsafe_link' };

const INLINE = '(text|hardBreak)*';
const PROSE = '(paragraph|heading|blockquote|bulletList|orderedList|horizontalRule)';

const leaf = (attributes: NodeRule['attributes'] = {}): NodeRule => ({
  content: '',
  attributes,
  marks: false,
});
const holder = (content: string, attributes: NodeRule['attributes'] = {}): NodeRule => ({
  content,
  attributes,
  marks: false,
});
const prose = (content: string, attributes: NodeRule['attributes'] = {}): NodeRule => ({
  content,
  attributes,
  marks: true,
});

/** A picture of the library, or none. */
const withPicture = {
  asset: { default: null, allows: (value: unknown) => value === null || isAsset(value) },
  alt: line(500),
};

const full: Schema = {
  nodes: {
    doc: holder(
      '(paragraph|heading|blockquote|bulletList|orderedList|horizontalRule|picture|buttonLink|callout|faq|cards|part)+',
    ),
    text: leaf(),
    hardBreak: leaf(),
    paragraph: prose(INLINE),
    heading: prose(INLINE, { level: oneOf([1, 2, 3], 1) }),
    blockquote: holder(`${PROSE}+`),
    bulletList: holder('listItem+'),
    orderedList: holder('listItem+', { start: { default: 1, allows: whole(0, 100_000) } }),
    listItem: holder('paragraph (paragraph|bulletList|orderedList)*'),
    horizontalRule: leaf(),
    picture: leaf({ asset: { allows: isAsset }, alt: line(500), caption: line(500) }),
    buttonLink: leaf({ label: line(120), href: link }),
    callout: holder(`${PROSE}+`, { tone: oneOf(CALLOUT_TONES, 'info') }),
    faq: holder('faqQuestion faqAnswer'),
    faqQuestion: holder('text*'),
    faqAnswer: holder(`${PROSE}+`),
    cards: holder('card+'),
    card: holder('(paragraph|heading|bulletList|orderedList|buttonLink)+', withPicture),
    part: leaf({ name: { allows: (value) => PARTS.some((name) => name === value) } }),
  },
  marks: { bold: {}, italic: {}, underline: {}, strike: {}, code: {}, link: { href: link } },
};

/** The start page: each section holds what its layout has a place for. */
const home: Schema = {
  nodes: {
    ...Object.fromEntries(
      Object.entries(full.nodes).filter(([name]) => name !== 'part' && name !== 'card'),
    ),
    doc: holder(`hero (${SECTIONS.join('|')})* closing?`),
    hero: holder('paragraph*', withPicture),
    favorites: holder('heading paragraph*'),
    steps: holder('heading paragraph* cards'),
    allergies: holder('heading paragraph* bulletList?'),
    audiences: holder('cards'),
    prices: holder('heading paragraph* cards'),
    promises: holder('heading paragraph* cards'),
    textSection: holder(
      'heading (paragraph|heading|blockquote|bulletList|orderedList|horizontalRule|picture|buttonLink|callout|faq|cards)*',
    ),
    closing: holder('heading paragraph*'),
    card: holder('heading (paragraph|buttonLink)*', {
      ...withPicture,
      drawing: oneOf(DRAWINGS, ''),
    }),
  },
  marks: full.marks,
};

const minimal: Schema = {
  nodes: { doc: holder('paragraph+'), text: leaf(), paragraph: prose('text*') },
  marks: { bold: {}, italic: {} },
};

const linklist: Schema = {
  nodes: {
    doc: holder('bulletList+'),
    text: leaf(),
    bulletList: holder('listItem+'),
    listItem: prose('text*'),
  },
  marks: { bold: {}, italic: {}, link: { href: link } },
};

const SCHEMAS: Readonly<Record<Variant, Schema>> = { full, home, minimal, linklist };

/** Returns the nodes and marks that a document of this variant may consist of. */
export const schemaOf = (variant: Variant): Schema => SCHEMAS[variant];
