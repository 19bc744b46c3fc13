import type { Db, Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { type ChargesCards, settleFamilyWeek } from './settle-family-week.ts';
import { recheckSettlement, settleFamily, sweepSettlement } from './settlement.kinds.ts';
import { sweepDueSettlements, sweepMissedSettlements } from './sweep-settlement.ts';

const SWEEP_EVERY_SECONDS = 15;

export async function settlementJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly payments: ChargesCards;
  /** Told of each settlement in the transaction that writes it. */
  readonly settled: (tx: Tx, settlementId: number) => Promise<void>;
}): Promise<void> {
  const { db, jobs, log, payments } = parts;
  const sweepAgain = (afterSeconds?: number) =>
    db.tx((tx) => jobs.enqueue(tx, sweepSettlement, {}, { afterSeconds, only: 'sweep' }));

  await jobs.work(sweepSettlement, async () => {
    const families = await sweepDueSettlements({ db, jobs });
    if (families > 0) log.info({ families }, 'families are to be settled');
    await sweepAgain(SWEEP_EVERY_SECONDS);
  });
  await jobs.work(recheckSettlement, async () => {
    const families = await sweepMissedSettlements({ db, jobs });
    if (families > 0) log.warn({ families }, 'families were missed and are to be settled');
  });
  await jobs.work(settleFamily, async ({ userId, monday }) => {
    await db.tx(async (tx) => {
      const settled = await settleFamilyWeek(tx, payments, { userId, monday });
      if (settled !== null) await parts.settled(tx, settled.settlementId);
    });
  });

  // Each sweep puts up the next; the schedule takes it up again should that chain ever break.
  await jobs.schedule(sweepSettlement, '* * * * *');
  await jobs.schedule(recheckSettlement, '23 * * * *');
  await sweepAgain();
}
