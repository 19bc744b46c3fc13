import type { Db } from '../../platform/db/index.ts';
import { advanceOrders, closeDay, type DueDay, markServed } from './market-days.repo.ts';

const CHUNK = 5_000;

/** Serves the locked orders of a day whose school day is over. Answers their number. */
export async function serveDay(db: Db, day: DueDay): Promise<number> {
  return db.tx(async (tx) => {
    await closeDay(tx, day);
    if (!(await markServed(tx, day))) return 0;
    let served = 0;
    for (let moved = CHUNK; moved === CHUNK; served += moved) {
      moved = await advanceOrders(tx, day, { from: 'locked', to: 'served' }, CHUNK);
    }
    return served;
  });
}
