import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';

/** Her own windows ask again what she may do, and so do the team's lists. */
export async function announceDebtor(tx: Tx, userId: number): Promise<void> {
  await publish(tx, `private-user.${userId}`, 'account.changed', {});
  await publish(tx, `private-record.user.${userId}`, 'record.changed', {});
  for (const list of ['users', 'dunning'] as const) {
    await publish(tx, `private-list.${list}`, 'list.changed', { ids: [userId] });
  }
}
