/** A node of a page's text, as the editor writes it. */
export interface DocumentNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly DocumentNode[];
  readonly marks?: readonly {
    readonly type: string;
    readonly attrs?: Readonly<Record<string, unknown>>;
  }[];
  readonly text?: string;
}

/** One language of a page. */
export interface PageText {
  /** Of the page, in its largest letters. */
  readonly title: string;
  /** One or two sentences, for search engines and under the title. */
  readonly description: string;
  /** Of an article: what it is about, by the names of the topics. */
  readonly topics?: readonly string[];
  /** The facts by which a job is compared with others. */
  readonly job?: {
    readonly team: string;
    readonly place: string;
    readonly hours: string;
    readonly pay: string;
    readonly start: string;
  };
  readonly body: DocumentNode;
  /** Links at its end. */
  readonly links?: DocumentNode;
}

export interface SitePage {
  readonly path: string;
  readonly kind: 'page' | 'article' | 'job' | 'home' | 'gift';
  /** Days before today on which it was published; articles differ. */
  readonly daysAgo: number;
  readonly en: PageText;
  readonly es: PageText;
}

/** Text with **bold** words and [links](/path) in it. */
function inline(text: string): DocumentNode[] {
  const nodes: DocumentNode[] = [];
  for (const [, bold, label, href, plain] of text.matchAll(
    /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)|((?:(?!\*\*|\[[^\]]+\]\()[\s\S])+)/g,
  )) {
    if (bold) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] });
    else if (label) {
      nodes.push({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] });
    } else if (plain) nodes.push({ type: 'text', text: plain });
  }
  return nodes;
}

export const doc = (...content: DocumentNode[]): DocumentNode => ({ type: 'doc', content });
export const p = (text: string): DocumentNode => ({ type: 'paragraph', content: inline(text) });
/** Under the page's title, so its first headings are of level 1. */
export const h = (text: string, level: 1 | 2 | 3 = 1): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: inline(text),
});
const item = (text: string): DocumentNode => ({ type: 'listItem', content: [p(text)] });
export const ul = (...texts: string[]): DocumentNode => ({
  type: 'bulletList',
  content: texts.map(item),
});
/** A list of links at the end of a page: each item is a line of text. */
export const linkList = (...texts: string[]): DocumentNode =>
  doc({
    type: 'bulletList',
    content: texts.map((text) => ({ type: 'listItem', content: inline(text) })),
  });
export const ol = (...texts: string[]): DocumentNode => ({
  type: 'orderedList',
  attrs: { start: 1 },
  content: texts.map(item),
});
export const callout = (
  tone: 'info' | 'good' | 'warning',
  ...content: DocumentNode[]
): DocumentNode => ({ type: 'callout', attrs: { tone }, content });
export const faq = (question: string, ...answer: DocumentNode[]): DocumentNode => ({
  type: 'faq',
  content: [
    { type: 'faqQuestion', content: [{ type: 'text', text: question }] },
    { type: 'faqAnswer', content: answer },
  ],
});
export const button = (label: string, href: string): DocumentNode => ({
  type: 'buttonLink',
  attrs: { label, href },
});
/** Cards in a row: each begins with a heading of level 2. */
export const cards = (...each: DocumentNode[][]): DocumentNode => ({
  type: 'cards',
  content: each.map((content) => ({ type: 'card', attrs: { asset: null, alt: '' }, content })),
});
/** The head of the start page: the tray that is a week, with what it says to who can't see it. */
export const hero = (alt: string, ...content: DocumentNode[]): DocumentNode => ({
  type: 'hero',
  attrs: { asset: null, alt },
  content,
});
/** A section of the start page. */
export const section = (
  type:
    | 'favorites'
    | 'steps'
    | 'allergies'
    | 'audiences'
    | 'prices'
    | 'promises'
    | 'textSection'
    | 'closing',
  ...content: DocumentNode[]
): DocumentNode => ({ type, content });
/** A card of the start page, with a drawing of the product. */
export const card = (
  { drawing = '', alt = '' }: { readonly drawing?: string; readonly alt?: string },
  ...content: DocumentNode[]
): DocumentNode => ({ type: 'card', attrs: { asset: null, alt, drawing }, content });
export const cardsOf = (...content: DocumentNode[]): DocumentNode => ({ type: 'cards', content });
export const part = (
  name:
    | 'schoolSearch'
    | 'faqSearch'
    | 'cutOffs'
    | 'requestForm'
    | 'contactForm'
    | 'jobForm'
    | 'newsList'
    | 'giftCards'
    | 'teacherLunch',
): DocumentNode => ({ type: 'part', attrs: { name } });
