import type { ItemRecord } from '@yay/contract/items/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { ordersAhead } from './ahead.repo.ts';
import { announceItem } from './announce-item.ts';
import { itemById, lockItem, markArchived } from './items.repo.ts';
import { lockDaysOffering } from './lock-days-offering.ts';
import { presentItem } from './present-item.ts';

/**
 * Takes an item out of the offer: its menus keep their place for it and offer it to nobody. Refused
 * while it is ordered ahead, with how often. Where it is archived already, nothing happens.
 */
export async function archiveItem(db: Db, actor: Actor, id: number): Promise<ItemRecord | Refusal> {
  return db.tx(async (tx) => {
    await lockDaysOffering(tx, [id]);
    const before = await lockItem(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if (before.archived_at !== null) return presentItem(before);
    const ahead = await ordersAhead(tx, id);
    if (ahead.orders > 0) {
      return refuse(409, 'item_ordered_ahead', undefined, { more: { ahead } });
    }
    await markArchived(tx, id, true);
    await record(tx, actor, {
      action: 'item.archived',
      subject: { type: 'item', id, label: before.name },
    });
    await announceItem(tx, actor, id);
    const after = await itemById(tx, id);
    if (after === null) throw new Error('the item is not there any more');
    return presentItem(after);
  });
}
