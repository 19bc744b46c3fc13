import type { MenuRecord } from '@yay/contract/menus/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus } from './announce-menus.ts';
import { lockMenus } from './lock-menus.ts';
import { findMenu, writeArchived } from './menus.repo.ts';
import { presentMenu, readMenu } from './present-menu.ts';
import { countGoMenus, lastScheduled } from './record.repo.ts';

/** Out of use, or into use again. One that days ahead eat by stays. */
export async function archiveMenu(
  db: Db,
  actor: Actor,
  id: number,
  archived: boolean,
): Promise<MenuRecord | Refusal> {
  return db.tx(async (tx) => {
    await lockMenus(tx, [id]);
    const before = await findMenu(tx, id);
    if (before === undefined) return refuse(404, 'not_found');
    if ((before.archived_at !== null) === archived) return presentMenu(tx, before);
    if (archived && ((await lastScheduled(tx, id)) !== null || (await countGoMenus(tx, id)) > 0)) {
      const menu = await presentMenu(tx, before);
      return refuse(409, 'menu_scheduled', undefined, { more: { menu } });
    }
    await writeArchived(tx, id, archived);
    await record(tx, actor, {
      action: archived ? 'menu.archived' : 'menu.restored',
      subject: { type: 'menu', id, label: before.name },
    });
    await announceMenus(tx, actor, [id]);
    return readMenu(tx, id);
  });
}
