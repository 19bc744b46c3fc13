import { type Node as DocumentNode, Fragment, Slice } from '@tiptap/pm/model';
import { plainText } from '@yay/documents';
import { listsOfWord } from './lists-of-word.ts';

/** Elements that documents know. Any other is taken away, and its text stays. */
const KEPT = new Set(
  'P H1 H2 H3 BLOCKQUOTE UL OL LI HR BR B STRONG I EM U S DEL STRIKE CODE A DIV SPAN'.split(' '),
);
const DROPPED = new Set(
  'SCRIPT STYLE META LINK TITLE HEAD XML IFRAME OBJECT EMBED SVG MATH TEMPLATE NOSCRIPT FORM INPUT BUTTON SELECT TEXTAREA IMG VIDEO AUDIO'.split(
    ' ',
  ),
);

/**
 * Cleans HTML of a clipboard: Word writes lists as paragraphs with marks of its own and spreads
 * comments and styles, Google Docs wraps everything in a bold element that is not bold and says by
 * styles what is. What stays are headings, paragraphs, lists, quotes, emphasis and links.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(withoutEffect(html), 'text/html');
  const { body } = page;
  // A copy out of this very editor keeps its blocks.
  if (body.querySelector('[data-pm-slice]')) return withoutEffect(html);
  removeUnseen(page);
  listsOfWord(page);
  for (const element of [...body.querySelectorAll('*')].reverse()) clean(element, page);
  removeEmpty(body);
  return body.innerHTML;
}

const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const EFFECT = /([\s/"'])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * Renames the attributes of styles and events: the site's policy forbids both, even in a document
 * that is only read, and a browser would hand the styles over empty. It forbids another base, too.
 */
const withoutEffect = (html: string): string =>
  html
    .replace(/<style[\s/>][\s\S]*?(<\/style[^>]*>|$)/gi, '')
    .replace(/<base[\s/>][^>]*>?/gi, '')
    .replace(TAG, (tag) => tag.replace(EFFECT, '$1data-$2'));

/** Styles of the parts that Word hides, and of reviewers' remarks and the signs that lead to them. */
const UNSEEN = /mso-hide:\s*all|display:\s*none|mso-comment-reference|mso-element:\s*comment-list/i;

function removeUnseen(page: Document): void {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  for (const element of [...page.body.querySelectorAll('*')]) {
    const hidden = UNSEEN.test(element.getAttribute('data-style') ?? '');
    if (hidden || DROPPED.has(element.tagName.toUpperCase())) element.remove();
  }
}

function clean(element: Element, page: Document): void {
  const tag = element.tagName.toUpperCase();
  const style = element.getAttribute('data-style') ?? '';
  const isTitle = tag === 'P' && element.classList.contains('MsoTitle');
  const href = tag === 'A' ? element.getAttribute('href') : null;
  const start = tag === 'OL' ? element.getAttribute('start') : null;
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  if (href) element.setAttribute('href', ledTo(href));
  if (start) element.setAttribute('start', start);
  const isNotBold = /(?<!-)font-weight:\s*(normal|[1-4]00)/i.test(style);
  if (tag === 'SPAN' || ((tag === 'B' || tag === 'STRONG') && isNotBold)) {
    replaceBy(element, tag === 'SPAN' ? spoken(style, page, element.closest('a') !== null) : []);
    return;
  }
  // Word writes the title of a document as a paragraph with a style of its own.
  if (isTitle) replaceBy(element, [page.createElement('h1')]);
  else if (/^H[456]$/.test(tag)) replaceBy(element, [page.createElement('h3')]);
  else if (!KEPT.has(tag) || (tag === 'A' && !href)) replaceBy(element, []);
}

/** Returns the elements that say what a style says; a link is underlined without one. */
function spoken(style: string, page: Document, linked: boolean): Element[] {
  const tags = [
    /(?<!-)font-weight:\s*(bold|[6-9]00)/i.test(style) && 'strong',
    /font-style:\s*italic/i.test(style) && 'em',
    /(?<!-)text-decoration[^;]*line-through/i.test(style) && 's',
    !linked && /(?<!-)text-decoration[^;]*underline/i.test(style) && 'u',
  ];
  return tags.flatMap((tag) => (tag ? [page.createElement(tag)] : []));
}

/** Returns the address where a link ends up: Google Docs sends every reader by way of Google. */
function ledTo(href: string): string {
  const url = URL.parse(href);
  const isDetour = url?.hostname === 'www.google.com' && url.pathname === '/url';
  return (isDetour && (url.searchParams.get('q') ?? url.searchParams.get('url'))) || href;
}

/** Takes away paragraphs without a word, and the line breaks that stand between blocks. */
function removeEmpty(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('p, h1, h2, h3')]) {
    if (element.textContent.trim() === '') element.remove();
  }
  if (body.querySelector(BLOCKS) === null) return;
  for (const one of [...body.querySelectorAll(':scope > br')]) {
    if (isBlock(one.previousElementSibling) || isBlock(one.nextElementSibling)) one.remove();
  }
}

const BLOCKS = 'p, div, h1, h2, h3, ul, ol, blockquote, hr';
const isBlock = (element: Element | null): boolean => element?.matches(BLOCKS) ?? false;

/** Puts these around what the element holds, and takes the element itself away. */
function replaceBy(element: Element, wrappers: readonly Element[]): void {
  const [outer] = wrappers;
  if (outer === undefined) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const inner = wrappers.reduce((parent, child) => {
    parent.append(child);
    return child;
  });
  inner.append(...element.childNodes);
  element.replaceWith(outer);
}

/** Leaves out the characters that no document may hold. */
export const cleanSlice = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(plainContent(content), openStart, openEnd);

function plainContent(content: Fragment): Fragment {
  const plain: DocumentNode[] = [];
  content.forEach((node) => {
    if (!node.isText) plain.push(node.copy(plainContent(node.content)));
    else {
      const words = plainText(node.text ?? '');
      if (words !== '') plain.push(node.type.schema.text(words, node.marks));
    }
  });
  return Fragment.fromArray(plain);
}
