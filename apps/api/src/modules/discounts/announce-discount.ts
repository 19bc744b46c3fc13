import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';

/** Whoever has the list of discounts open, or this one's page, asks again. */
export async function announceDiscount(tx: Tx, id: number): Promise<void> {
  await publish(tx, 'private-list.discounts', 'list.changed', { ids: [id] });
  await publish(tx, `private-record.discount.${id}`, 'record.changed', {});
}
