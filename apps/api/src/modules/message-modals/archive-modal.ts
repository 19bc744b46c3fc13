import type { ModalRecord } from '@yay/contract/message-modals/admin-calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockForChange, markArchived, modalById } from './admin.repo.ts';
import { announceModal } from './announce-modal.ts';
import { presentRecord } from './present-record.ts';

/** Takes a message out of use, or back in, switched off; where it is so already, nothing happens. */
export async function archiveModal(
  db: Db,
  actor: Actor,
  id: number,
  archived: boolean,
): Promise<ModalRecord | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockForChange(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if ((before.archived_at !== null) === archived) return presentRecord(before);
    await markArchived(tx, id, archived);
    await record(tx, actor, {
      action: archived ? 'message_modal.archived' : 'message_modal.restored',
      subject: { type: 'message_modal', id, label: before.headline },
    });
    await announceModal(tx, actor, id);
    const after = await modalById(tx, id);
    if (after === null) throw new Error('the message is not there any more');
    return presentRecord(after);
  });
}
