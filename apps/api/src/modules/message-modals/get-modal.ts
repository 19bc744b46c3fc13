import type { ModalRecord } from '@yay/contract/message-modals/admin-calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { modalById } from './admin.repo.ts';
import { presentRecord } from './present-record.ts';

export async function getModal(source: Queryable, id: number): Promise<ModalRecord | Refusal> {
  const row = await modalById(source, id);
  return row === null ? refuse(404, 'not_found') : presentRecord(row);
}
