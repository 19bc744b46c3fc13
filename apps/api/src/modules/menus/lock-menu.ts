import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { lockMenus } from './lock-menus.ts';
import { findMenu, type MenuRow } from './menus.repo.ts';
import { presentMenu } from './present-menu.ts';

/** The menu, which nobody else changes until the commit; refused where it is not as it was seen. */
export async function lockMenu(tx: Tx, id: number, version: number): Promise<MenuRow | Refusal> {
  await lockMenus(tx, [id]);
  const row = await findMenu(tx, id);
  if (row === undefined) return refuse(404, 'not_found');
  if (row.archived_at !== null || row.version !== version) {
    const code = row.archived_at === null ? 'version_conflict' : 'archived';
    return refuse(409, code, undefined, { more: { menu: await presentMenu(tx, row) } });
  }
  return row;
}
