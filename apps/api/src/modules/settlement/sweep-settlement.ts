import type { Db, Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { planSettlementWeeks } from './plan-settlement-weeks.ts';
import { settleFamily } from './settlement.kinds.ts';
import {
  type FamilyWeekKey,
  familiesMissed,
  familiesOfDays,
  familiesOfWeeks,
  takeDueWeeks,
  takeLockedDays,
} from './weeks.repo.ts';

export interface SweepParts {
  readonly db: Db;
  readonly jobs: Jobs;
}

/** Enough for one statement to stay short. */
const CHUNK = 5_000;

/**
 * Gives every family of the weeks and days that are due by now to the workers, however long nothing
 * ran. Several processes may do it at the same time: each week and day is given out by one of them,
 * and its jobs exist when that is written, or not at all. Answers how many families.
 */
export async function sweepDueSettlements({ db, jobs }: SweepParts): Promise<number> {
  await planSettlementWeeks(db);
  const ofWeeks = await db.tx(async (tx) => {
    const mondays = await takeDueWeeks(tx);
    return mondays.length === 0 ? 0 : fanOut(tx, jobs, await familiesOfWeeks(tx, mondays));
  });
  const ofDays = await db.tx(async (tx) => {
    const days = await takeLockedDays(tx);
    return days.length === 0 ? 0 : fanOut(tx, jobs, await familiesOfDays(tx, days));
  });
  return ofWeeks + ofDays;
}

/** Whatever was missed, by a job that failed for good, is tried anew. */
export async function sweepMissedSettlements({ db, jobs }: SweepParts): Promise<number> {
  const missed = await familiesMissed(db);
  return missed.length === 0 ? 0 : db.tx((tx) => fanOut(tx, jobs, missed));
}

async function fanOut(tx: Tx, jobs: Jobs, families: readonly FamilyWeekKey[]): Promise<number> {
  for (let start = 0; start < families.length; start += CHUNK) {
    await jobs.enqueueMany(tx, settleFamily, families.slice(start, start + CHUNK));
  }
  return families.length;
}
