import type { TargetIds } from '@yay/domain/targets';
import { NO_TARGETS } from '@yay/domain/targets';
import type { Queryable } from '../../platform/db/index.ts';
import { type KeptDiscount, namedPlaces } from './admin.repo.ts';
import { targetsOf } from './discounts.present.ts';

const MOST_NAMES = 30;
type Recorded = Readonly<Record<string, unknown>>;

/** A new code as the record keeps it: in words, so that it reads the same when a school is renamed. */
export async function recordedValues(
  source: Queryable,
  row: KeptDiscount,
  without: TargetIds = NO_TARGETS,
): Promise<Recorded> {
  const { markets, destinations, grades } = targetsOf(row);
  const places = await namedPlaces(source, {
    markets: besides(markets, without.markets),
    destinations: besides(destinations, without.destinations),
    grades: besides(grades, without.grades),
  });
  return {
    code: row.code,
    name: row.name || null,
    notes: row.notes || null,
    percent: row.kind === 'percent' ? row.value : null,
    most_cents: row.most_cents,
    amount_cents: row.kind === 'amount' ? row.value : null,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    max_uses: row.max_uses,
    max_uses_per_family: row.max_uses_per_family,
    min_total_cents: row.min_total_cents || null,
    first_order_only: row.first_order_only,
    markets: shortened(places.markets.map(({ name }) => name)),
    destinations: shortened(places.destinations.map(({ name }) => name)),
    grades: shortened(places.grades.map(({ label }) => label)),
  };
}

/**
 * Returns the changed fields, each with its former value; of markets, schools and grades those that
 * went and those that came. Null when nothing differs.
 */
export async function recordedChanges(
  source: Queryable,
  before: KeptDiscount,
  after: KeptDiscount,
): Promise<{ before: Recorded; after: Recorded } | null> {
  const was = await recordedValues(source, before, targetsOf(after));
  const is = await recordedValues(source, after, targetsOf(before));
  const fields = Object.keys(is).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  if (fields.length === 0) return null;
  const only = (values: Recorded) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: only(was), after: only(is) };
}

function besides(ids: readonly number[], others: readonly number[]): readonly number[] {
  const left = new Set(others);
  return ids.filter((id) => !left.has(id));
}

function shortened(names: readonly string[]): readonly string[] {
  if (names.length <= MOST_NAMES) return names;
  return [...names.slice(0, MOST_NAMES), `+${names.length - MOST_NAMES}`];
}
