import type { MenuRecord } from '@yay/contract/menus/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { announceMenus } from './announce-menus.ts';
import { lockMenu } from './lock-menu.ts';
import { countVersion, daysAheadOf, deleteItem, findItemOn, mealsOf } from './menus.repo.ts';
import { readMenu } from './present-menu.ts';

/**
 * Takes an item off a menu that nobody ordered ahead. Where somebody has, that is the answer: it is
 * replaced, or removed with compensation. A save of this moment is either found, or sees it gone.
 */
export async function removeMenuItem(
  db: Db,
  actor: Actor,
  { id, item: itemId }: { readonly id: number; readonly item: number },
  version: number,
): Promise<MenuRecord | Refusal> {
  return db.tx(async (tx) => {
    const menu = await lockMenu(tx, id, version);
    if (isRefusal(menu)) return menu;
    const item = await findItemOn(tx, id, itemId);
    if (item === undefined || item.weight === null) return refuse(404, 'not_found');
    await lockDaysAlone(tx, await daysAheadOf(tx, id));
    const ordered = await mealsOf(tx, id, itemId);
    if (ordered.orders > 0) return refuse(409, 'ordered', undefined, { more: { ordered } });
    await deleteItem(tx, id, itemId);
    await countVersion(tx, id);
    await record(tx, actor, {
      action: 'menu.item_removed',
      subject: { type: 'menu', id, label: menu.name },
      before: { item: item.name, weight: item.weight },
    });
    await announceMenus(tx, actor, [id]);
    return readMenu(tx, id);
  });
}
