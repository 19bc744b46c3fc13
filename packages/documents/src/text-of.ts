import { MAX_DEPTH } from './check-document.ts';
import { childrenOf, isInline, isObject, textAttribute } from './document.ts';
import { fragmentName } from './fragment-name.ts';
import type { Variant } from './schema.ts';

/** A document as lines of plain text, one a paragraph, heading or item, as its reader sees them. */
export function textOf(json: unknown): string {
  const lines: string[] = [];
  collect(json, lines, 0);
  return lines.join('\n');
}

function collect(node: unknown, lines: string[], depth: number): void {
  if (!isObject(node) || depth > MAX_DEPTH) return;
  const children = childrenOf(node);
  switch (node.type) {
    case 'picture':
      push(lines, textAttribute(node, 'caption') || textAttribute(node, 'alt'));
      return;
    case 'buttonLink':
      push(lines, textAttribute(node, 'label'));
      return;
    default:
  }
  if (children.length > 0 && children.every(isInline)) {
    push(lines, children.map(inlineText).join(''));
    return;
  }
  for (const child of children) collect(child, lines, depth + 1);
}

const push = (lines: string[], text: string) => {
  if (text.trim() !== '') lines.push(text.trim());
};
const inlineText = (node: unknown): string => {
  if (!isObject(node)) return '';
  if (node.type === 'hardBreak') return ' ';
  return typeof node.text === 'string' ? node.text : '';
};

/** The text that stands directly in a node. */
export const inlineTextOf = (node: unknown): string => childrenOf(node).map(inlineText).join('');

export interface OutlineEntry {
  readonly level: 1 | 2 | 3;
  readonly text: string;
  /** The end of a link to it, after the #. */
  readonly fragment: string;
}

/** The headings of a document in their order; its links name them the same way. */
export function outlineOf(json: unknown): OutlineEntry[] {
  const used = new Set<string>();
  return headings(json, 0).map((node) => {
    const text = inlineTextOf(node).trim();
    return { level: headingLevel(node), text, fragment: fragmentName(text, used) };
  });
}

export function headingLevel(node: unknown): 1 | 2 | 3 {
  const attrs = isObject(node) && isObject(node.attrs) ? node.attrs : {};
  return attrs.level === 2 || attrs.level === 3 ? attrs.level : 1;
}

function headings(node: unknown, depth: number): unknown[] {
  if (!isObject(node) || depth > MAX_DEPTH) return [];
  if (node.type === 'heading') return [node];
  return childrenOf(node).flatMap((child) => headings(child, depth + 1));
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions that a document answers, for search engines. */
export function questionsOf(json: unknown, depth = 0): Question[] {
  if (!isObject(json) || depth > MAX_DEPTH) return [];
  if (json.type === 'faq') {
    const [question, answer] = childrenOf(json);
    return [{ question: inlineTextOf(question).trim(), answer: textOf(answer) }];
  }
  return childrenOf(json).flatMap((child) => questionsOf(child, depth + 1));
}

/** The numbers of the pictures that a document shows, each once. */
export function assetsOf(json: unknown): number[] {
  const assets = new Set<number>();
  const look = (node: unknown, depth: number) => {
    if (!isObject(node) || depth > MAX_DEPTH) return;
    const { attrs } = node;
    if (isObject(attrs) && typeof attrs.asset === 'number') assets.add(attrs.asset);
    for (const child of childrenOf(node)) look(child, depth + 1);
  };
  look(json, 0);
  return [...assets].sort((one, other) => one - other);
}

/** Only a document of one paragraph with nothing in it says nothing. */
export function isEmptyDocument(json: unknown, variant: Variant = 'full'): boolean {
  if (json === null || json === undefined) return true;
  const only = onlyChild(json);
  // A list of links has no paragraph: one item without words is all that is in its empty editor.
  const block = variant === 'linklist' ? onlyChild(only) : only;
  const type = variant === 'linklist' ? 'listItem' : 'paragraph';
  return isObject(block) && block.type === type && childrenOf(block).length === 0;
}

function onlyChild(node: unknown): unknown {
  const children = childrenOf(node);
  return children.length === 1 ? children[0] : undefined;
}
