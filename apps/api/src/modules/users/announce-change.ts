import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';

/** Whoever has the list of people open, or this person's page, asks again. */
export async function announceChange(tx: Tx, userId: number): Promise<void> {
  await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
  await publish(tx, `private-record.user.${userId}`, 'record.changed', {});
}
