import { MAX_DEPTH } from './check-document.ts';
import { attributeOf, childrenOf, isInline, isObject } from './document.ts';
import { schemaOf } from './schema.ts';

/** Stands where a line breaks within a paragraph: no text of a document may hold it. */
export const LINE_BREAK = '\u000b';

export interface Mark {
  readonly type: string;
  /** The address that a link leads to; empty for any other mark. */
  readonly href: string;
}

/** A block of a document, without those that stand in it. */
export interface Line {
  readonly type: string;
  /** The types of the blocks around it, the outermost first. */
  readonly within: readonly string[];
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The marks of every code unit of the text. */
  readonly marks: readonly (readonly Mark[])[];
}

const { nodes } = schemaOf('full');

/** A document as its blocks, each before those in it. Two documents of equal lines are the same. */
export function linesOf(json: unknown): Line[] {
  const lines: Line[] = [];
  const look = (node: unknown, within: readonly string[]) => {
    if (!isObject(node) || typeof node.type !== 'string' || within.length > MAX_DEPTH) return;
    lines.push({ ...lineOf(node, node.type), within });
    const inside = [...within, node.type];
    for (const child of childrenOf(node)) if (!isInline(child)) look(child, inside);
  };
  for (const child of childrenOf(json)) look(child, []);
  return lines;
}

function lineOf(node: unknown, type: string): Omit<Line, 'within'> {
  const rules = Object.hasOwn(nodes, type) ? nodes[type]?.attributes : undefined;
  const attributes = Object.fromEntries(
    Object.entries(rules ?? {}).map(([name, { default: usual }]) => [
      name,
      attributeOf(node, name) ?? usual ?? null,
    ]),
  );
  let text = '';
  const marks: (readonly Mark[])[] = [];
  for (const child of childrenOf(node)) {
    const piece = inlineText(child);
    const childMarks = marksOf(child);
    text += piece;
    for (let at = 0; at < piece.length; at += 1) marks.push(childMarks);
  }
  return { type, attributes, text, marks };
}

function inlineText(node: unknown): string {
  if (!isObject(node)) return '';
  if (node.type === 'hardBreak') return LINE_BREAK;
  return node.type === 'text' && typeof node.text === 'string' ? node.text : '';
}

/** The marks of a node, in one order whatever order they were made in. */
function marksOf(node: unknown): readonly Mark[] {
  const given = isObject(node) && Array.isArray(node.marks) ? node.marks : [];
  return given
    .flatMap((mark: unknown): Mark[] => {
      if (!isObject(mark) || typeof mark.type !== 'string') return [];
      const href = attributeOf(mark, 'href');
      return [{ type: mark.type, href: typeof href === 'string' ? href : '' }];
    })
    .sort((one, other) => (markKey(one) < markKey(other) ? -1 : 1));
}

const markKey = ({ type, href }: Mark) => `${type} ${href}`;

export const marksKey = (marks: readonly Mark[] | undefined): string =>
  (marks ?? []).map(markKey).join('\n');
