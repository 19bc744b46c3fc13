import type { MenuBody, MenuRecord } from '@yay/contract/menus/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus } from './announce-menus.ts';
import { lockMenus } from './lock-menus.ts';
import { copyItems, findMenu, insertMenu } from './menus.repo.ts';
import { readMenu } from './present-menu.ts';

/** A new menu on no day yet; empty, or with what another one offers still. */
export async function createMenu(
  db: Db,
  actor: Actor,
  { items_of: sourceId, ...body }: MenuBody & { readonly items_of: number | null },
): Promise<MenuRecord | Refusal> {
  return db.tx(async (tx) => {
    if (sourceId !== null) await lockMenus(tx, [sourceId]);
    const source = sourceId === null ? null : await findMenu(tx, sourceId);
    if (source === undefined) return refuse(422, 'invalid', { items_of: ['unknown_menu'] });
    const id = await insertMenu(tx, body);
    if (source) await copyItems(tx, source.id, id);
    await record(tx, actor, {
      action: 'menu.created',
      subject: { type: 'menu', id, label: body.name },
      after: {
        theme: body.theme,
        last_day: body.last_day,
        ...(source && { items_of: source.name }),
      },
    });
    await announceMenus(tx, actor, [id]);
    return readMenu(tx, id);
  });
}
