import { granularityOf } from '@yay/domain/targets';
import type { Queryable } from '../../platform/db/index.ts';
import { type KeptDiscount, namedPlaces } from './admin.repo.ts';
import { targetsOf } from './discounts.present.ts';

const MOST_NAMES = 30;

/** A code as the record keeps it: in words, so that it reads the same when a school is renamed. */
export async function recordedValues(
  source: Queryable,
  row: KeptDiscount,
): Promise<Record<string, unknown>> {
  const targets = targetsOf(row);
  const places = granularityOf(targets) === 'everyone' ? null : await namedPlaces(source, targets);
  return {
    code: row.code,
    name: row.name || null,
    notes: row.notes || null,
    percent: row.kind === 'percent' ? row.value : null,
    amount_cents: row.kind === 'amount' ? row.value : null,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    max_uses: row.max_uses,
    max_uses_per_family: row.max_uses_per_family,
    min_total_cents: row.min_total_cents || null,
    first_order_only: row.first_order_only,
    markets: shortened(places?.markets.map(({ name }) => name)),
    destinations: shortened(places?.destinations.map(({ name }) => name)),
    grades: shortened(places?.grades.map(({ label }) => label)),
  };
}

/** Only what differs, each with what it was. */
export function differences(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const fields = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length === 0) return null;
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: only(before), after: only(after) };
}

function shortened(names: readonly string[] = []): readonly string[] {
  if (names.length <= MOST_NAMES) return names;
  return [...names.slice(0, MOST_NAMES), `+${names.length - MOST_NAMES}`];
}
