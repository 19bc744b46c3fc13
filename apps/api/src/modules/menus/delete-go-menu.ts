import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus } from './announce-menus.ts';
import { dropGoMenu, findGoMenus } from './go-menus.repo.ts';
import { lockMenus } from './lock-menus.ts';

export async function deleteGoMenu(db: Db, actor: Actor, id: number): Promise<Refusal | undefined> {
  return db.tx(async (tx) => {
    const [seen] = await findGoMenus(tx, 'every', { id });
    if (seen === undefined) return refuse(404, 'not_found');
    await lockMenus(tx, [seen.menu.id]);
    await dropGoMenu(tx, id);
    await record(tx, actor, {
      action: 'go_menu.removed',
      subject: { type: 'menu', id: seen.menu.id, label: seen.menu.name },
      before: {
        school: seen.destination.name,
        starts_on: seen.starts_on,
        ends_on: seen.ends_on,
      },
    });
    await announceMenus(tx, actor, [seen.menu.id]);
    return undefined;
  });
}
