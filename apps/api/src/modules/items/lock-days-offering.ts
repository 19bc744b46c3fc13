import type { Tx } from '../../platform/db/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { daysOffering } from './ahead.repo.ts';

/**
 * Locks the days that offer these items for a change of the offer on days that may be ordered
 * already: waits until nobody is deciding about any of them. All orders are there to be seen
 * afterwards.
 */
export async function lockDaysOffering(tx: Tx, itemIds: readonly number[]): Promise<void> {
  await lockDaysAlone(tx, await daysOffering(tx, itemIds));
}
