import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';

export async function announceUpdates(tx: Tx, ids: readonly number[]): Promise<void> {
  await publish(tx, 'private-list.price_updates', 'list.changed', { ids });
}
