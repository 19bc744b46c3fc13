import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';

/** Announces a changed market to open lists and to its own page, which load it again. */
export async function announceMarket(tx: Tx, actor: Actor, id: number): Promise<void> {
  await publishList(tx, 'private-list.markets', [id], actor);
  await publish(tx, `private-record.market.${id}`, 'record.changed', {});
}
