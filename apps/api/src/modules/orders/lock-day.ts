import type { Db } from '../../platform/db/index.ts';
import { advanceOrders, closeDay, type DueDay, markLocked } from './market-days.repo.ts';

/** Enough for one statement to stay short; a day's lock is one transaction all the same. */
const CHUNK = 5_000;

/**
 * The kitchen's count of a day is final. Whoever is deciding about that day at this moment is waited
 * for, and whoever comes later finds it locked: nothing is counted that is not made.
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
