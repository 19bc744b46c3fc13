import { type DaySave, dayKey } from '@yay/domain/week';
import type { Tx } from '../../platform/db/index.ts';
import type { Catalogue } from '../schedule/index.ts';
import type { FamilyWeek } from './family-week.ts';
import { lockStock, type StockKey } from './save-week.repo.ts';

/**
 * Locks the stock of all counted items that these days have or request, until the commit. Returns the
 * units left, by dayKey(item, date).
 */
export async function lockUnits(
  tx: Tx,
  week: FamilyWeek,
  catalogue: Catalogue,
  days: readonly DaySave[],
): Promise<ReadonlyMap<string, number>> {
  const orders = new Map(week.orders.map((order) => [dayKey(order.luncher_id, order.date), order]));
  const touched = days.flatMap(({ luncherId, date, selection }) => {
    const order = orders.get(dayKey(luncherId, date));
    const ids = order ? [order.item_id, ...order.extras.map((extra) => extra.id)] : [];
    if (selection.kind !== 'nothing') ids.push(...selection.extraIds);
    if (selection.kind === 'meal') ids.push(selection.itemId);
    if (selection.kind === 'surprise') {
      const specials = week.dayGrades.filter((day) => day.date === date);
      ids.push(...specials.flatMap((day) => day.specials.map((special) => special.item_id)));
    }
    return ids.map((itemId) => ({ itemId, date }));
  });
  const keys = countedKeys(catalogue, touched);
  if (keys.length === 0) return new Map();
  const rows = await lockStock(tx, keys);
  return new Map(
    rows.map(({ item_id, date, reserved, capacity }) => [
      dayKey(item_id, date),
      (capacity ?? catalogue.item(item_id)?.dailyCapacity ?? 0) - reserved,
    ]),
  );
}

/** The keys of counted items, each once, in the order in which they are locked. */
function countedKeys(catalogue: Catalogue, keys: readonly StockKey[]): StockKey[] {
  const counted = new Map<string, StockKey>();
  for (const key of keys) {
    const capacity = catalogue.item(key.itemId)?.dailyCapacity ?? null;
    if (capacity !== null) counted.set(dayKey(key.itemId, key.date), key);
  }
  return [...counted.values()].sort((a, b) => a.itemId - b.itemId || a.date.localeCompare(b.date));
}
