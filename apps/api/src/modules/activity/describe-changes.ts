import type { ActivityChange } from '@yay/contract/activity/calls';
import type { EntryRow, Names } from './activity.repo.ts';

/** An order as its events keep it. */
interface OrderDocument {
  readonly status?: string;
  readonly cancel_reason?: string | null;
  readonly because?: string;
  readonly grade_id?: number;
  readonly item_id?: number;
  readonly late_fee_cents?: number;
  readonly total_cents?: number;
  readonly options?: readonly { readonly id: number }[];
  readonly extras?: readonly { readonly id: number }[];
}
type Changed = Pick<EntryRow, 'subject_type' | 'before' | 'after'>;

/**
 * Describes the changes of an entry, field by field, in words wherever it holds numbers of records.
 */
export function describeChanges(entry: Changed, names: Names): ActivityChange[] {
  const { subject_type: type, before, after } = entry;
  if (type !== 'order') return describeFields(before, after);
  const [was, is] = [orderFields(before, names), orderFields(after, names)];
  // Of an order that is taken off, only what it was and why; of a new one, not where it goes.
  if (is?.meal === null) return describeFields({ meal: was?.meal }, is);
  return describeFields(was?.meal == null ? { ...was, grade: is?.grade } : was, is);
}

function describeFields(before: EntryRow['before'], after: EntryRow['after']): ActivityChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const [old, now] = [readable(before?.[field]), readable(after?.[field])];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}

function orderFields(document: EntryRow['before'], names: Names): EntryRow['before'] {
  if (document === null) return null;
  const order: OrderDocument = document;
  if (order.status === 'cancelled') {
    return { meal: null, reason: order.because ?? order.cancel_reason ?? null };
  }
  const named = (kind: keyof Names, id: number | undefined) =>
    id === undefined ? null : (names[kind].get(id) ?? `No. ${id}`);
  const all = (kind: keyof Names, lines: OrderDocument['options']) =>
    lines?.map(({ id }) => named(kind, id)) ?? [];
  return {
    meal: named('items', order.item_id),
    options: all('options', order.options),
    extras: all('items', order.extras),
    grade: named('grades', order.grade_id),
    late_fee_cents: order.late_fee_cents || null,
    total_cents: order.total_cents ?? null,
  };
}

function readable(value: unknown): ActivityChange['before'] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.length === 0 ? null : value.map((part) => String(readable(part))).join(', ');
}

/** The numbers of records that a page of entries names. */
export function numbersIn(entries: readonly Changed[]): Record<keyof Names, number[]> {
  const orders = entries
    .filter(({ subject_type }) => subject_type === 'order')
    .flatMap(({ before, after }): OrderDocument[] => [before ?? {}, after ?? {}]);
  const unique = (ids: readonly (number | undefined)[]) => [
    ...new Set(ids.filter((id) => id !== undefined)),
  ];
  return {
    items: unique(orders.flatMap((o) => [o.item_id, ...(o.extras ?? []).map(({ id }) => id)])),
    options: unique(orders.flatMap((o) => (o.options ?? []).map(({ id }) => id))),
    grades: unique(orders.map((o) => o.grade_id)),
  };
}
