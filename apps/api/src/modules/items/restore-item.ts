import type { ItemRecord } from '@yay/contract/items/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceItem } from './announce-item.ts';
import { itemById, lockItem, markArchived } from './items.repo.ts';
import { presentItem } from './present-item.ts';

/** Puts an archived item into the offer again; where it is in it, nothing happens. */
export async function restoreItem(db: Db, actor: Actor, id: number): Promise<ItemRecord | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockItem(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if (before.archived_at === null) return presentItem(before);
    await markArchived(tx, id, false);
    await record(tx, actor, {
      action: 'item.restored',
      subject: { type: 'item', id, label: before.name },
    });
    await announceItem(tx, actor, id);
    const after = await itemById(tx, id);
    if (after === null) throw new Error('the item is not there any more');
    return presentItem(after);
  });
}
