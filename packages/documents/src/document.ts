/** A node of a rich text, as the editor writes it. */
export interface DocumentNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly DocumentNode[];
  readonly marks?: readonly DocumentMark[];
  readonly text?: string;
}

export interface DocumentMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A whole rich text: its first node is a `doc`. */
export type Document = DocumentNode;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nodes below a node of which nothing is known yet. */
export function childrenOf(node: unknown): readonly unknown[] {
  const content = isObject(node) ? node.content : undefined;
  return Array.isArray(content) ? content : [];
}

/** An attribute that is a text; empty where it is none. */
export function textAttribute(node: unknown, name: string): string {
  const value = attributeOf(node, name);
  return typeof value === 'string' ? value : '';
}

export function attributeOf(node: unknown, name: string): unknown {
  const attrs = isObject(node) ? node.attrs : undefined;
  return isObject(attrs) && Object.hasOwn(attrs, name) ? attrs[name] : undefined;
}

/** Tells whether a node stands in a line of text. */
export const isInline = (node: unknown): boolean =>
  isObject(node) && (node.type === 'text' || node.type === 'hardBreak');
