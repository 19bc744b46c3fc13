import type { ModalBody, ModalRecord } from '@yay/contract/message-modals/admin-calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { insertModal, modalById } from './admin.repo.ts';
import { announceModal } from './announce-modal.ts';
import { presentRecord } from './present-record.ts';
import { recordedModal } from './recorded-modal.ts';
import { valuesFrom } from './values-from.ts';

/** Writes a new message; it opens over its pages from its first day on, once it is switched on. */
export async function createModal(
  db: Db,
  actor: Actor,
  body: ModalBody,
): Promise<ModalRecord | Refusal> {
  return db.tx(async (tx) => {
    const { values, errors } = await valuesFrom(tx, body);
    if (errors) return refuse(422, 'invalid', errors);
    const id = await insertModal(tx, values, actor.userId);
    const created = await modalById(tx, id);
    if (created === null) throw new Error('the new message is not there');
    await record(tx, actor, {
      action: 'message_modal.created',
      subject: { type: 'message_modal', id, label: created.headline },
      after: recordedModal(created),
    });
    await announceModal(tx, actor, id);
    return presentRecord(created);
  });
}
