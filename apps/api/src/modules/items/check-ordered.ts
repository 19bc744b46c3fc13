import type { FieldCode } from '@yay/contract/codes';
import type { Queryable } from '../../platform/db/index.ts';
import { mostReserved, orderedAhead } from './ahead.repo.ts';

/** The facts of an item that families rely on once they have ordered it. */
interface Offered {
  readonly vendor_id: number;
  readonly is_extra: boolean;
  /** Null is as many as are asked for. */
  readonly daily_capacity: number | null;
}
export interface OfferChange {
  readonly id: number;
  readonly before: Offered;
  readonly after: Offered;
}
type OrderedProblems = Partial<Record<keyof Offered, FieldCode>>;

/** Tells whether orders of today and later could stand in the way. */
export const narrowsOffer = ({ before, after }: OfferChange): boolean =>
  isLower(after.daily_capacity, before.daily_capacity) ||
  after.vendor_id !== before.vendor_id ||
  after.is_extra !== before.is_extra;

const isLower = (now: number | null, before: number | null): boolean =>
  now !== null && (before === null || now < before);

/**
 * Returns the problems of changes by item: ordered lunches stay meals of that kitchen, and there
 * stay enough of them; only that nothing more is sold can always be said. The caller has held the
 * offer of the items that `narrowsOffer` names.
 */
export async function findOrderedProblems(
  source: Queryable,
  changes: readonly OfferChange[],
): Promise<ReadonlyMap<number, OrderedProblems>> {
  const turned = changes.filter(
    ({ before, after }) =>
      after.vendor_id !== before.vendor_id || after.is_extra !== before.is_extra,
  );
  const lowered = changes.filter(
    ({ before, after }) =>
      after.daily_capacity !== 0 && isLower(after.daily_capacity, before.daily_capacity),
  );
  const ahead = await orderedAhead(
    source,
    turned.map(({ id }) => id),
  );
  const most = await mostReserved(
    source,
    lowered.map(({ id }) => id),
  );
  const problems = new Map<number, OrderedProblems>();
  const addProblem = (id: number, problem: OrderedProblems) =>
    problems.set(id, { ...problems.get(id), ...problem });
  for (const { id, before, after } of turned) {
    if (!ahead.has(id)) continue;
    if (after.vendor_id !== before.vendor_id) addProblem(id, { vendor_id: 'ordered_ahead' });
    if (after.is_extra !== before.is_extra) addProblem(id, { is_extra: 'ordered_ahead' });
  }
  for (const { id, after } of lowered) {
    if ((after.daily_capacity ?? 0) < (most.get(id) ?? 0)) {
      addProblem(id, { daily_capacity: 'below_reserved' });
    }
  }
  return problems;
}
