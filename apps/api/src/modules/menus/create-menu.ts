import type { MenuBody, MenuRecord } from '@yay/contract/menus/calls';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus } from './announce-menus.ts';
import { insertMenu } from './menus.repo.ts';
import { readMenu } from './present-menu.ts';

/** A new menu, without items and on no day yet. */
export async function createMenu(db: Db, actor: Actor, body: MenuBody): Promise<MenuRecord> {
  return db.tx(async (tx) => {
    const id = await insertMenu(tx, body);
    await record(tx, actor, {
      action: 'menu.created',
      subject: { type: 'menu', id, label: body.name },
      after: { theme: body.theme, last_day: body.last_day },
    });
    await announceMenus(tx, actor, [id]);
    return readMenu(tx, id);
  });
}
