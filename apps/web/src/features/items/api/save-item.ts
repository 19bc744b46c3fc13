import type {
  archiveItem,
  copyItem as copyEndpoint,
  createItem as createEndpoint,
  ItemCombinations,
  ItemDay,
  ItemRecord,
  restoreItem,
  saveOptionCombinations,
  setItemDay,
  updateItem as updateEndpoint,
} from '@yay/contract/items/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type ItemInput = BodyOf<typeof createEndpoint>;

export async function createItem(body: ItemInput): Promise<ItemRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/items', body })).data;
}

export interface ItemUpdate {
  /** The version that was seen when the change was begun. */
  readonly version: number;
  readonly input: ItemInput;
  /** The cancellation of lunches that are no longer safe is agreed. */
  readonly confirmed: boolean;
}

/** Answers the run too that takes lunches back, where there is one. */
export function updateItem(id: number, { version, input, confirmed }: ItemUpdate) {
  const path = `/api/items/${id}` as const;
  const body = { ...input, version, confirm_orders: confirmed };
  return send<typeof updateEndpoint>({ method: 'PUT', path, body });
}

export type ItemAct = 'archive' | 'restore' | 'copy';

export async function actOnItem(act: ItemAct, id: number): Promise<ItemRecord> {
  const path = `/api/items/${id}` as const;
  switch (act) {
    case 'archive':
      return (await send<typeof archiveItem>({ method: 'POST', path: `${path}/archive` })).data;
    case 'restore':
      return (await send<typeof restoreItem>({ method: 'POST', path: `${path}/restore` })).data;
    case 'copy':
      return (await send<typeof copyEndpoint>({ method: 'POST', path: `${path}/copy` })).data;
  }
}

export async function setDay(id: number, date: string, capacity: number | null): Promise<ItemDay> {
  const path = `/api/items/${id}/days/${date}` as const;
  return (await send<typeof setItemDay>({ method: 'PUT', path, body: { capacity } })).data;
}

export async function saveCombinations(
  id: number,
  body: BodyOf<typeof saveOptionCombinations>,
): Promise<ItemCombinations> {
  const path = `/api/items/${id}/option-combinations` as const;
  return (await send<typeof saveOptionCombinations>({ method: 'PUT', path, body })).data;
}
