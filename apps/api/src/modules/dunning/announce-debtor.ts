import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';

/** Announces a debtor's changed abilities to her own windows and to the team's lists. */
export async function announceDebtor(tx: Tx, userId: number): Promise<void> {
  await publish(tx, `private-user.${userId}`, 'account.changed', {});
  await publish(tx, `private-record.user.${userId}`, 'record.changed', {});
  await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
  // Its rows are cases, and one may just have come or gone.
  await publish(tx, 'private-list.dunning', 'list.changed', { ids: [] });
}
