import type { ModalBody, ModalRecord } from '@yay/contract/message-modals/admin-calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockForChange, modalById, writeModal } from './admin.repo.ts';
import { announceModal } from './announce-modal.ts';
import { presentRecord } from './present-record.ts';
import { recordedChanges } from './recorded-modal.ts';
import { valuesFrom } from './values-from.ts';

/** Changes a message from now on. Whoever closed it does not see it again for its 90 days. */
export async function updateModal(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...body }: ModalBody & { readonly version: number },
): Promise<ModalRecord | Refusal> {
  return db.tx(async (tx) => {
    // Pictures are locked before the messages that use them.
    const { values, errors } = await valuesFrom(tx, body);
    const before = await lockForChange(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if (before.archived_at !== null || before.version !== version) {
      const code = before.archived_at === null ? 'version_conflict' : 'archived';
      return refuse(409, code, undefined, { more: { modal: presentRecord(before) } });
    }
    if (errors) return refuse(422, 'invalid', errors);
    await writeModal(tx, id, values);
    const after = await modalById(tx, id);
    if (after === null) throw new Error('the changed message is not there');
    const changes = recordedChanges(before, after);
    if (changes) {
      await record(tx, actor, {
        action: 'message_modal.updated',
        subject: { type: 'message_modal', id, label: after.headline },
        ...changes,
      });
      await announceModal(tx, actor, id);
    }
    return presentRecord(after);
  });
}
