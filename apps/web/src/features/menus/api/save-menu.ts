import type {
  archiveMenu,
  copyMenu as copyEndpoint,
  createMenu as createEndpoint,
  MenuRecord,
  removeMenuItem,
  restoreMenu,
  saveMenuItem,
  updateMenu as updateEndpoint,
} from '@yay/contract/menus/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type MenuInput = BodyOf<typeof createEndpoint>;

export async function createMenu(body: MenuInput): Promise<MenuRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/menus', body })).data;
}

/** `version` is the one that was seen when the change was begun. */
export async function updateMenu(
  id: number,
  version: number,
  input: Omit<MenuInput, 'kind'>,
): Promise<MenuRecord> {
  const path = `/api/menus/${id}` as const;
  const body = { ...input, version };
  return (await send<typeof updateEndpoint>({ method: 'PUT', path, body })).data;
}

export async function copyMenu(id: number, name: string): Promise<MenuRecord> {
  const path = `/api/menus/${id}/copy` as const;
  return (await send<typeof copyEndpoint>({ method: 'POST', path, body: { name } })).data;
}

export type MenuAct = 'archive' | 'restore';

export async function actOnMenu(act: MenuAct, id: number): Promise<MenuRecord> {
  return act === 'archive'
    ? (await send<typeof archiveMenu>({ method: 'POST', path: `/api/menus/${id}/archive` })).data
    : (await send<typeof restoreMenu>({ method: 'POST', path: `/api/menus/${id}/restore` })).data;
}

export async function putItem(
  menu: Pick<MenuRecord, 'id' | 'version'>,
  itemId: number,
  weight: number,
): Promise<MenuRecord> {
  const path = `/api/menus/${menu.id}/items/${itemId}` as const;
  const body = { version: menu.version, weight };
  return (await send<typeof saveMenuItem>({ method: 'PUT', path, body })).data;
}

export async function takeItemOff(
  menu: Pick<MenuRecord, 'id' | 'version'>,
  itemId: number,
): Promise<MenuRecord> {
  const path = `/api/menus/${menu.id}/items/${itemId}` as const;
  const query = { version: String(menu.version) };
  return (await send<typeof removeMenuItem>({ method: 'DELETE', path, query })).data;
}
