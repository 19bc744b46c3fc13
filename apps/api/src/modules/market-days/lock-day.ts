import type { Db } from '../../platform/db/index.ts';
import { advanceOrders, closeDay, type DueDay, markLocked } from './market-days.repo.ts';

/** Orders in one statement, so that each stays short; a day's lock is still one transaction. */
const CHUNK = 5_000;

/**
 * Locks the orders of a day, so that the kitchen's count of it is final. The transaction waits for
 * saves that are deciding about the day; a later save finds it locked. Answers the number of orders.
 */
export async function lockDay(db: Db, day: DueDay): Promise<number> {
  return db.tx(async (tx) => {
    await closeDay(tx, day);
    if (!(await markLocked(tx, day))) return 0;
    let locked = 0;
    for (let moved = CHUNK; moved === CHUNK; locked += moved) {
      moved = await advanceOrders(tx, day, { from: 'placed', to: 'locked' }, CHUNK);
    }
    return locked;
  });
}
