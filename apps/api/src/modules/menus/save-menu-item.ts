import type { MenuRecord } from '@yay/contract/menus/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus } from './announce-menus.ts';
import { lockMenu } from './lock-menu.ts';
import { countVersion, findItemOn, writeItem } from './menus.repo.ts';
import { readMenu } from './present-menu.ts';

/** Puts an item on a menu, or gives it another weight. The offer can only grow by it. */
export async function saveMenuItem(
  db: Db,
  actor: Actor,
  { id, item: itemId }: { readonly id: number; readonly item: number },
  { version, weight }: { readonly version: number; readonly weight: number },
): Promise<MenuRecord | Refusal> {
  return db.tx(async (tx) => {
    const menu = await lockMenu(tx, id, version);
    if (isRefusal(menu)) return menu;
    const item = await findItemOn(tx, id, itemId);
    if (item === undefined) return refuse(422, 'invalid', { item: ['unknown_item'] });
    if (item.weight === null) {
      if (item.archived) return refuse(422, 'invalid', { item: ['item_is_archived'] });
      if (item.vendor_suspended) return refuse(422, 'invalid', { item: ['item_vendor_suspended'] });
    }
    if (item.weight !== weight) {
      await writeItem(tx, id, itemId, weight);
      await countVersion(tx, id);
      await record(tx, actor, {
        action: item.weight === null ? 'menu.item_added' : 'menu.item_changed',
        subject: { type: 'menu', id, label: menu.name },
        before: { item: item.weight === null ? null : item.name, weight: item.weight },
        after: { item: item.name, weight },
      });
      await announceMenus(tx, actor, [id]);
    }
    return readMenu(tx, id);
  });
}
