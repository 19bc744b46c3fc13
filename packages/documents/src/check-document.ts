import { isObject } from './document.ts';
import { type AttributeRule, isPlainText, type Schema, schemaOf, type Variant } from './schema.ts';

export const MAX_BYTES = 512_000;
export const MAX_DEPTH = 20;
/** The most problems that are told: a document of nothing but mistakes gets the first of them. */
const MOST_PROBLEMS = 20;

export type ProblemCode =
  | 'not_a_document'
  | 'document_too_big'
  | 'document_too_deep'
  | 'unknown_node'
  | 'unknown_mark'
  | 'unknown_attribute'
  | 'bad_attribute'
  | 'bad_content'
  | 'bad_text'
  | 'unsafe_link';

export interface Problem {
  readonly code: ProblemCode;
  /** The node it is about, by its places from the top: `0.2.1`; empty for the document. */
  readonly at: string;
}

/** Returns what is wrong with a document; nothing for one that may be kept and shown. */
export function checkDocument(json: unknown, variant: Variant): Problem[] {
  if (!isObject(json) || json.type !== 'doc') return [{ code: 'not_a_document', at: '' }];
  const size = sizeOf(json);
  if (size === null) return [{ code: 'document_too_deep', at: '' }];
  if (size > MAX_BYTES) return [{ code: 'document_too_big', at: '' }];
  const problems: Problem[] = [];
  checkNode(json, [], { schema: schemaOf(variant), problems, inMarked: false });
  return problems;
}

/** Bytes of the document as JSON; null for one that is nested beyond what can be written. */
function sizeOf(json: unknown): number | null {
  try {
    return new TextEncoder().encode(JSON.stringify(json)).byteLength;
  } catch {
    return null;
  }
}

interface Check {
  readonly schema: Schema;
  readonly problems: Problem[];
  /** The node stands where text has marks. */
  readonly inMarked: boolean;
}

const NODE_KEYS = new Set(['type', 'attrs', 'content', 'marks', 'text']);
const MARK_KEYS = new Set(['type', 'attrs']);

function checkNode(node: unknown, places: readonly number[], check: Check): void {
  const { schema, problems } = check;
  const add = (code: ProblemCode) => problems.push({ code, at: places.join('.') });
  if (problems.length >= MOST_PROBLEMS) return;
  if (places.length > MAX_DEPTH) {
    add('document_too_deep');
    return;
  }
  const type = isObject(node) ? node.type : undefined;
  const rule = typeof type === 'string' && own(schema.nodes, type);
  if (!isObject(node) || !rule) {
    add('unknown_node');
    return;
  }
  if (Object.keys(node).some((key) => !NODE_KEYS.has(key))) add('unknown_attribute');
  for (const code of attributeProblems(node.attrs, rule.attributes)) add(code);
  for (const code of markProblems(node.marks, check)) add(code);
  if (type === 'text') {
    const { text } = node;
    if (typeof text !== 'string' || text === '' || !isPlainText(text)) add('bad_text');
    if (node.content !== undefined) add('bad_content');
    return;
  }
  if (node.text !== undefined) add('bad_text');
  if (node.content !== undefined && !Array.isArray(node.content)) {
    add('bad_content');
    return;
  }
  const children: readonly unknown[] = node.content ?? [];
  if (!fits(rule.content, children)) add('bad_content');
  for (const [place, child] of children.entries()) {
    checkNode(child, [...places, place], { schema, problems, inMarked: rule.marks });
  }
}

function attributeProblems(
  attrs: unknown,
  rules: Readonly<Record<string, AttributeRule>>,
): ProblemCode[] {
  if (attrs !== undefined && !isObject(attrs)) return ['bad_attribute'];
  const given = attrs ?? {};
  const problems: ProblemCode[] = [];
  if (Object.keys(given).some((name) => !Object.hasOwn(rules, name))) {
    problems.push('unknown_attribute');
  }
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(given, name) ? given[name] : rule.default;
    if (!rule.allows(value)) problems.push(rule.problem ?? 'bad_attribute');
  }
  return problems;
}

function markProblems(marks: unknown, { schema, inMarked }: Check): ProblemCode[] {
  if (marks === undefined) return [];
  if (!Array.isArray(marks)) return ['unknown_mark'];
  if (marks.length > 0 && !inMarked) return ['unknown_mark'];
  const seen = new Set<string>();
  return marks.flatMap((mark: unknown): ProblemCode[] => {
    const type = isObject(mark) ? mark.type : undefined;
    const rules = typeof type === 'string' && own(schema.marks, type);
    if (!isObject(mark) || typeof type !== 'string' || !rules) return ['unknown_mark'];
    if (seen.has(type)) return ['unknown_mark'];
    seen.add(type);
    const more = Object.keys(mark).some((key) => !MARK_KEYS.has(key));
    return [
      ...(more ? (['unknown_attribute'] as const) : []),
      ...attributeProblems(mark.attrs, rules),
    ];
  });
}

const expressions = new Map<string, RegExp>();

/** Tells whether these nodes stand in this order where the editor's expression allows it. */
function fits(expression: string, children: readonly unknown[]): boolean {
  if (expression === '') return children.length === 0;
  let pattern = expressions.get(expression);
  if (pattern === undefined) {
    const source = expression.replace(/\w+/g, '(?:$&,)').replaceAll(' ', '');
    pattern = new RegExp(`^${source}$`);
    expressions.set(expression, pattern);
  }
  const types = children.map((child) => {
    const type = isObject(child) ? child.type : undefined;
    // Any other name would be one that an expression can't say.
    return typeof type === 'string' && /^\w+$/.test(type) ? `${type},` : '?';
  });
  return pattern.test(types.join(''));
}

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
