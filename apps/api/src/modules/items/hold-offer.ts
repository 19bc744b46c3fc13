import type { Tx } from '../../platform/db/index.ts';
import { holdDaysAlone } from '../orders/index.ts';
import { daysOffering } from './ahead.repo.ts';

/**
 * For what changes the offer of these items on days that may be ordered already: waits until nobody is
 * deciding about any of them. What is looked at afterwards are all orders that there are.
 */
export async function holdOffer(tx: Tx, itemIds: readonly number[]): Promise<void> {
  await holdDaysAlone(tx, await daysOffering(tx, itemIds));
}
