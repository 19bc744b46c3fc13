import type { OrdersAhead } from '@yay/contract/markets/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { countOrdersAhead } from '../market-days/index.ts';
import { findRecord } from './vendor-record.repo.ts';

/** Tells whether a vendor can be suspended now, and which meals stand in the way. */
export async function checkSuspension(
  source: Queryable,
  id: number,
): Promise<{ data: { can_suspend: boolean; ahead: OrdersAhead } } | Refusal> {
  const row = await findRecord(source, 'every', id);
  if (row === undefined) return refuse(404, 'not_found');
  const ahead = await countOrdersAhead(source, { vendorId: id });
  return { data: { can_suspend: row.suspended_on === null && ahead.orders === 0, ahead } };
}
