import type { MenuRecord } from '@yay/contract/menus/calls';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { findMenu, type MenuRow } from './menus.repo.ts';
import { findMenuItems, findMenuUse } from './record.repo.ts';

/** Presents a menu to the team. */
export async function presentMenu(source: Queryable, row: MenuRow): Promise<MenuRecord> {
  return {
    ...row,
    created_at: toIso(row.created_at),
    archived_at: row.archived_at === null ? null : toIso(row.archived_at),
    items: await findMenuItems(source, row.id),
    use: await findMenuUse(source, row.id),
  };
}

/** One that is known to be there. */
export async function readMenu(source: Queryable, id: number): Promise<MenuRecord> {
  const row = await findMenu(source, id);
  if (row === undefined) throw new Error('the menu is not there any more');
  return presentMenu(source, row);
}
