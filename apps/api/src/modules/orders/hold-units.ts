import type { Tx } from '../../platform/db/index.ts';
import type { Catalogue } from '../schedule/index.ts';
import { dayKey, type FamilyWeek } from './family-week.ts';
import { holdStock } from './save-week.repo.ts';
import { countedKeys } from './stock.ts';
import type { WantedDay } from './wanted-day.ts';

/**
 * Units left of everything counted that these days have or ask for, by dayKey(item, date). Nobody
 * else takes any of them until the commit.
 */
export async function holdUnits(
  tx: Tx,
  week: FamilyWeek,
  catalogue: Catalogue,
  days: readonly WantedDay[],
): Promise<ReadonlyMap<string, number>> {
  const orders = new Map(week.orders.map((order) => [dayKey(order.luncher_id, order.date), order]));
  const touched = days.flatMap(({ luncherId, date, wanted }) => {
    const order = orders.get(dayKey(luncherId, date));
    const ids = order ? [order.item_id, ...order.extras.map((extra) => extra.id)] : [];
    if (wanted.kind !== 'nothing') ids.push(...wanted.extraIds);
    if (wanted.kind === 'meal') ids.push(wanted.itemId);
    if (wanted.kind === 'surprise') {
      const specials = week.dayGrades.filter((day) => day.date === date);
      ids.push(...specials.flatMap((day) => day.specials.map((special) => special.item_id)));
    }
    return ids.map((itemId) => ({ itemId, date }));
  });
  const keys = countedKeys(catalogue, touched);
  if (keys.length === 0) return new Map();
  const rows = await holdStock(tx, keys);
  return new Map(
    rows.map(({ item_id, date, reserved, capacity }) => [
      dayKey(item_id, date),
      (capacity ?? catalogue.item(item_id)?.dailyCapacity ?? 0) - reserved,
    ]),
  );
}
