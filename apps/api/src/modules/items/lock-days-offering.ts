import type { Tx } from '../../platform/db/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { daysOffering } from './ahead.repo.ts';

/**
 * For what changes the offer of these items on days that may be ordered already: waits until nobody is
 * deciding about any of them. What is looked at afterwards are all orders that there are.
 */
export async function lockDaysOffering(tx: Tx, itemIds: readonly number[]): Promise<void> {
  await lockDaysAlone(tx, await daysOffering(tx, itemIds));
}
