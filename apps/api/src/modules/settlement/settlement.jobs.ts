import type { Db, Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { type ChargesCards, settleFamilyWeek } from './settle-family-week.ts';
import { recheckSettlement, settleFamily, sweepSettlement } from './settlement.kinds.ts';
import { sweepDueSettlements, sweepMissedSettlements } from './sweep-settlement.ts';
import { SETTLEMENT_DUE } from './weeks.repo.ts';

/** Changed hours and new markets enter the plan within this time. */
const PLAN_EVERY_SECONDS = 60;

export async function settlementJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly payments: ChargesCards;
  /** Told of each settlement in the transaction that writes it. */
  readonly settled: (tx: Tx, settlementId: number) => Promise<void>;
}): Promise<void> {
  const { db, jobs, log, payments } = parts;
  const weeks = { due: SETTLEMENT_DUE, everySeconds: PLAN_EVERY_SECONDS };
  await jobs.sweep(sweepSettlement, weeks, async () => {
    const families = await sweepDueSettlements({ db, jobs });
    if (families > 0) log.info({ families }, 'families are to be settled');
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
  await jobs.schedule(recheckSettlement, '23 * * * *');
}
