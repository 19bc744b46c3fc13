import type { ItemOrdered } from '@yay/contract/substitutions/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { orderRules } from '../settings/index.ts';
import { countFamilies, countOrdered, findItem, findMenu, findServedDays } from './offer.repo.ts';
import { isLocked, openDays } from './open-days.ts';

export interface ItemOfDays {
  readonly menuId: number;
  readonly itemId: number;
  readonly startsOn: PlainDate | null;
  readonly endsOn: PlainDate | null;
}

/** Returns every day ahead on which a menu is served, with the orders of one item. */
export async function itemOrdered(
  source: Queryable,
  asked: ItemOfDays,
): Promise<ItemOrdered | Refusal> {
  const menu = await findMenu(source, asked.menuId);
  const item = menu && (await findItem(source, menu.id, asked.itemId));
  if (!menu || !item) return refuse(404, 'not_found');
  const rules = await orderRules(source);
  const served = await findServedDays(source, menu.id, asked);
  const counts = await countOrdered(source, menu.id, item.id);
  const days = new Map<PlainDate, ItemOrdered['days'][number]>();
  for (const day of served) {
    const { date } = day;
    const sum = days.get(date) ?? { date, schools: 0, orders: 0, locked: true };
    const count = counts.find((one) => one.market_id === day.marketId && one.date === date);
    days.set(date, {
      date,
      schools: sum.schools + day.schools,
      orders: sum.orders + (count?.orders ?? 0),
      // A day of several markets can be changed as long as one of them is open.
      locked: sum.locked && isLocked(day, rules),
    });
  }
  const open = openDays(served, rules);
  const orders = counts
    .filter((one) => open.some((day) => day.marketId === one.market_id && day.date === one.date))
    .reduce((sum, one) => sum + one.orders, 0);
  return {
    menu,
    item: { id: item.id, name: item.name, is_extra: item.is_extra },
    offered: item.offered,
    ordered: orders > 0,
    orders,
    families: orders > 0 ? await countFamilies(source, menu.id, item.id, open) : 0,
    days: [...days.values()],
  };
}
