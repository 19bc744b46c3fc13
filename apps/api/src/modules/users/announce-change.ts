import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';

/** Announces a changed person to open lists and to her own page, which load it again. */
export async function announceChange(tx: Tx, actor: Actor, userId: number): Promise<void> {
  await publishList(tx, 'private-list.users', [userId], actor);
  await publish(tx, `private-record.user.${userId}`, 'record.changed', {});
}
