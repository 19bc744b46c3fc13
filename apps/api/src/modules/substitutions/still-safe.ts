import { mondayOf } from '@yay/domain/calendar';
import { plateConflict } from '@yay/domain/week';
import type { Db, Tx } from '../../platform/db/index.ts';
import { familyWeek, findFamilyWeek, namedItemIds } from '../orders/index.ts';
import { loadCatalogue } from '../schedule/index.ts';
import type { ChoiceRow } from './choices.repo.ts';

/**
 * Of choices of one family and day, those whose order has the replacement and whose child may have it
 * as she and the meal are known now.
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
  const monday = mondayOf(first.date);
  const row = await findFamilyWeek(tx, userId, monday);
  if (row === undefined) return safe;
  const week = familyWeek(row, monday);
  const catalogue = await loadCatalogue(db, tx, week.menus, namedItemIds(week));
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
