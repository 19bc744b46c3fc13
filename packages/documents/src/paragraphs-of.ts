import { childrenOf, isObject } from './document.ts';

/** Words of a paragraph that look alike. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/**
 * The paragraphs of a text that has bold and italic words and nothing else, for who draws it without
 * the rest of what documents can be. Whatever else stands in it is left out.
 */
export const paragraphsOf = (json: unknown): (readonly Run[])[] =>
  childrenOf(json)
    .filter((node) => isObject(node) && node.type === 'paragraph')
    .map((node) => childrenOf(node).flatMap(runOf))
    .filter((runs) => runs.length > 0);

function runOf(node: unknown): Run[] {
  if (!isObject(node) || typeof node.text !== 'string') return [];
  const marks: readonly unknown[] = Array.isArray(node.marks) ? node.marks : [];
  const has = (type: string) => marks.some((mark) => isObject(mark) && mark.type === type);
  return [{ text: node.text, bold: has('bold'), italic: has('italic') }];
}

/** The words of such a text in one line. */
export const plainTextOf = (json: unknown): string =>
  paragraphsOf(json)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .trim();
