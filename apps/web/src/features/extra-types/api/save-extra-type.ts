import type {
  archiveExtraType,
  createExtraType,
  ExtraType,
  orderExtraTypes,
  renameExtraType,
  restoreExtraType,
} from '@yay/contract/extra-types/calls';
import { send } from '../../../lib/http/index.ts';

const PATH = '/api/extra-types';

export async function addExtraType(name: string): Promise<ExtraType> {
  return (await send<typeof createExtraType>({ method: 'POST', path: PATH, body: { name } })).data;
}

/** `version` is the one that was seen. */
export async function rename({ id, version }: ExtraType, name: string): Promise<ExtraType> {
  const path = `${PATH}/${id}` as const;
  const body = { name, version };
  return (await send<typeof renameExtraType>({ method: 'PUT', path, body })).data;
}

export async function reorder(ids: readonly number[]): Promise<ExtraType[]> {
  const path = `${PATH}/order` as const;
  return (await send<typeof orderExtraTypes>({ method: 'PUT', path, body: { ids: [...ids] } }))
    .data;
}

export async function archive(id: number, archived: boolean): Promise<ExtraType> {
  return archived
    ? (await send<typeof archiveExtraType>({ method: 'POST', path: `${PATH}/${id}/archive` })).data
    : (await send<typeof restoreExtraType>({ method: 'POST', path: `${PATH}/${id}/restore` })).data;
}
