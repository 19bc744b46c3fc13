import type { Property } from '../allergy/index.ts';

/** Text of a label about one lunch; school and date are the print's. */
export interface LabelContent {
  /** Properties that the child must not eat. */
  readonly allergies: readonly Property[];
  /** The property that makes the lunch unsafe, by today's knowledge; older prints lack it. */
  readonly notSafe?: Property | null;
  readonly first: string;
  readonly last: string;
  readonly grade: string;
  readonly room: string | null;
  readonly period: string | null;
  readonly item: string;
  /** Options and extras, as they are chosen. */
  readonly parts: readonly string[];
  readonly vendor: string;
}

export const LABEL_FIELDS = [
  'notSafe',
  'allergies',
  'name',
  'item',
  'parts',
  'grade',
  'room',
  'period',
  'vendor',
] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

const textOf: Readonly<Record<LabelField, (content: LabelContent) => string>> = {
  notSafe: ({ notSafe }) => notSafe ?? '',
  allergies: ({ allergies }) => JSON.stringify([...allergies].sort()),
  name: ({ first, last }) => JSON.stringify([first, last]),
  item: ({ item }) => item,
  parts: ({ parts }) => JSON.stringify(parts),
  grade: ({ grade }) => grade,
  room: ({ room }) => room ?? '',
  period: ({ period }) => period ?? '',
  vendor: ({ vendor }) => vendor,
};

/** Returns the fields in which an older label is no longer true. */
export const labelDifferences = (older: LabelContent, now: LabelContent): LabelField[] =>
  LABEL_FIELDS.filter((field) => textOf[field](older) !== textOf[field](now));

export const LABEL_STATES = ['valid', 'void', 'canceled'] as const;
export type LabelState = (typeof LABEL_STATES)[number];

/** Returns the state of a printed label by the lunch of now; null stands for no lunch any more. */
export function labelState(printed: LabelContent, now: LabelContent | null): LabelState {
  if (now === null) return 'canceled';
  return labelDifferences(printed, now).length === 0 ? 'valid' : 'void';
}

export type LabelChange = 'added' | 'changed' | 'canceled';

export interface ChangedLabel<Lunch> {
  readonly change: LabelChange;
  readonly key: number;
  /** The lunch as it is now; as it was printed where it is canceled. */
  readonly lunch: Lunch;
  readonly before: LabelContent | null;
  readonly fields: readonly LabelField[];
}

/** Returns the changes that a print adds to those before it. Keys are orders. */
export function labelChanges<Lunch extends { readonly content: LabelContent }>(
  printed: ReadonlyMap<number, Lunch>,
  now: ReadonlyMap<number, Lunch>,
): ChangedLabel<Lunch>[] {
  const changes: ChangedLabel<Lunch>[] = [];
  for (const [key, lunch] of now) {
    const before = printed.get(key)?.content ?? null;
    if (before === null) {
      changes.push({ change: 'added', key, lunch, before, fields: [] });
      continue;
    }
    const fields = labelDifferences(before, lunch.content);
    if (fields.length > 0) changes.push({ change: 'changed', key, lunch, before, fields });
  }
  for (const [key, lunch] of printed) {
    if (now.has(key)) continue;
    changes.push({ change: 'canceled', key, lunch, before: lunch.content, fields: [] });
  }
  return changes;
}

export const LABEL_SORTS = ['room', 'grade', 'vendor', 'item', 'name'] as const;
export type LabelSort = (typeof LABEL_SORTS)[number];

export interface SortedLabel {
  readonly content: LabelContent;
  /** The grade's place in the school. */
  readonly position: number;
}

const collator = new Intl.Collator('en', { numeric: true });
type By = (a: SortedLabel, b: SortedLabel) => number;
const by =
  (text: (content: LabelContent) => string): By =>
  (a, b) =>
    collator.compare(text(a.content), text(b.content));
const byGrade: By = (a, b) => a.position - b.position || by(({ grade }) => grade)(a, b);
const byRoom = by(({ room }) => room ?? '\u{FFFF}');
const byItem = by(({ item, parts }) => [item, ...parts].join('\n'));
const byVendor = by(({ vendor }) => vendor);
const byName: By = (a, b) => by(({ last }) => last)(a, b) || by(({ first }) => first)(a, b);

const ORDERS: Readonly<Record<LabelSort, readonly By[]>> = {
  room: [byGrade, byRoom, byName],
  grade: [byGrade, byName],
  vendor: [byVendor, byItem, byGrade, byName],
  item: [byItem, byGrade, byName],
  name: [byName],
};

/** Compares labels by the order in which they come out of the printer. */
export const compareLabels =
  (sort: LabelSort): By =>
  (a, b) => {
    for (const compare of ORDERS[sort]) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
