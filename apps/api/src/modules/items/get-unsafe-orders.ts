import type { OrdersAtRisk } from '@yay/contract/mass-cancellation/orders-at-risk';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { ordersNotSafe } from '../mass-cancellation/index.ts';
import { itemById } from './items.repo.ts';

/** Returns the orders of an item by children who must not eat it: whatever made it so. */
export async function getUnsafeOrders(
  db: Db,
  actor: Actor,
  id: number,
): Promise<OrdersAtRisk | Refusal> {
  const item = await itemById(db, id);
  if (item === null) return refuse(404, 'not_found');
  const options = item.option_groups.flatMap((group) => group.options);
  return ordersNotSafe(db, actor, { itemIds: [id], optionIds: options.map((option) => option.id) });
}
