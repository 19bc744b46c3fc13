import type { DiscountRecord } from '@yay/contract/discounts/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { discountById, lockForChange, markArchived } from './admin.repo.ts';
import { announceApprovals } from './agree.ts';
import { announceDiscount } from './announce-discount.ts';
import { presentDiscount } from './discounts.present.ts';

/**
 * Takes a code out of use, or puts it into use again. Weeks that were saved with it keep it; where
 * it is so already, nothing happens.
 */
export async function archiveDiscount(
  db: Db,
  actor: Actor,
  id: number,
  archived: boolean,
): Promise<DiscountRecord | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockForChange(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if ((before.archived_at !== null) === archived) return presentDiscount(tx, actor, before);
    await markArchived(tx, id, archived);
    await record(tx, actor, {
      action: archived ? 'discount.archived' : 'discount.restored',
      subject: { type: 'discount', id, label: before.code },
    });
    await announceDiscount(tx, actor, id);
    if (before.waiting_by !== null) await announceApprovals(tx);
    const after = await discountById(tx, id);
    if (after === null) throw new Error('the discount is not there any more');
    return presentDiscount(tx, actor, after);
  });
}
