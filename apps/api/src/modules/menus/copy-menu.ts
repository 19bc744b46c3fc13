import type { MenuRecord } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus } from './announce-menus.ts';
import { lockMenus } from './lock-menus.ts';
import { copyItems, findMenu, insertMenu } from './menus.repo.ts';
import { readMenu } from './present-menu.ts';

/**
 * Makes a new menu with the same items and weights, on no day yet; items no longer offered stay
 * behind.
 */
export async function copyMenu(
  db: Db,
  actor: Actor,
  id: number,
  body: { readonly name: string; readonly last_day?: PlainDate | undefined },
): Promise<MenuRecord | Refusal> {
  return db.tx(async (tx) => {
    await lockMenus(tx, [id]);
    const source = await findMenu(tx, id);
    if (source === undefined) return refuse(404, 'not_found');
    const copied = await insertMenu(tx, {
      ...source,
      name: body.name,
      last_day: body.last_day ?? source.last_day,
    });
    await copyItems(tx, id, copied);
    await record(tx, actor, {
      action: 'menu.copied',
      subject: { type: 'menu', id: copied, label: body.name },
      before: { menu: source.name },
      after: { menu: body.name },
    });
    await announceMenus(tx, actor, [copied]);
    return readMenu(tx, copied);
  });
}
