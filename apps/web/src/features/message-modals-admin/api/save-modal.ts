import type {
  archiveModal,
  createModal as createEndpoint,
  ModalRecord,
  restoreModal,
  updateModal as updateEndpoint,
} from '@yay/contract/message-modals/admin-calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type ModalInput = BodyOf<typeof createEndpoint>;

export async function createModal(body: ModalInput): Promise<ModalRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/modals', body })).data;
}

/** `version` is the one that was seen when the change was begun. */
export async function updateModal(
  id: number,
  version: number,
  input: ModalInput,
): Promise<ModalRecord> {
  const path = `/api/modals/${id}` as const;
  const body = { ...input, version };
  return (await send<typeof updateEndpoint>({ method: 'PUT', path, body })).data;
}

export type ModalAct = 'archive' | 'restore';

export async function actOnModal(act: ModalAct, id: number): Promise<ModalRecord> {
  return act === 'archive'
    ? (await send<typeof archiveModal>({ method: 'POST', path: `/api/modals/${id}/archive` })).data
    : (await send<typeof restoreModal>({ method: 'POST', path: `/api/modals/${id}/restore` })).data;
}
