import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';

/**
 * Announces changed menus to the open list of menus, to the schedule and to their own pages, which
 * load them again.
 */
export async function announceMenus(tx: Tx, actor: Actor, ids: readonly number[]): Promise<void> {
  await publishList(tx, 'private-list.menus', ids, actor);
  await publishList(tx, 'private-list.menu_schedules', [], actor);
  for (const id of ids.slice(0, 50)) {
    await publish(tx, `private-record.menu.${id}`, 'record.changed', {});
  }
}
