import { mondayOf } from '@yay/domain/calendar';
import { plateConflict } from '@yay/domain/week';
import type { Db, Tx } from '../../platform/db/index.ts';
import { loadFamilyWeek } from '../orders/index.ts';
import type { ChoiceRow } from './choices.repo.ts';

/**
 * Returns which choices of one family and day have the replacement in their order and are safe for
 * the child, by the allergies and the contents that are known now.
 */
export async function stillSafe(
  tx: Tx,
  db: Db,
  userId: number,
  choices: readonly ChoiceRow[],
): Promise<ReadonlySet<number>> {
  const safe = new Set<number>();
  const [first] = choices;
  if (first === undefined) return safe;
  const loaded = await loadFamilyWeek(db, tx, { userId, monday: mondayOf(first.date) });
  if (loaded === undefined) return safe;
  const { week, catalogue } = loaded;
  for (const choice of choices) {
    const order = week.orders.find(({ id }) => id === choice.order_id);
    const luncher = week.lunchers.find(({ id }) => id === choice.luncher_id);
    const item = order && catalogue.item(order.item_id);
    if (choice.problem !== null || !luncher || !item || item.id !== choice.to_item_id) continue;
    const options = order.options.flatMap(({ id }) => item.options.get(id) ?? []);
    const extras = order.extras.flatMap(({ id }) => catalogue.item(id) ?? []);
    if (plateConflict(luncher.tolerances, { item, options, extras }) === null) safe.add(choice.id);
  }
  return safe;
}
