import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';

/** Whoever has a list of items open, or this one's page, asks again. */
export async function announceItem(tx: Tx, actor: Actor, id: number): Promise<void> {
  await publishList(tx, 'private-list.items', [id], actor);
  await publish(tx, `private-record.item.${id}`, 'record.changed', {});
}
