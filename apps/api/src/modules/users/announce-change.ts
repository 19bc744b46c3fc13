import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';

/** Whoever has the list of people open, or this person's page, asks again. */
export async function announceChange(tx: Tx, actor: Actor, userId: number): Promise<void> {
  await publishList(tx, 'private-list.users', [userId], actor);
  await publish(tx, `private-record.user.${userId}`, 'record.changed', {});
}
