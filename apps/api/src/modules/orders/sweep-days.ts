import type { Db } from '../../platform/db/index.ts';
import { lockDay } from './lock-day.ts';
import { type DueDay, daysToLock, daysToServe } from './market-days.repo.ts';
import { planMarketDays } from './plan-market-days.ts';
import { serveDay } from './serve-day.ts';

export interface Swept {
  readonly lockedDays: number;
  readonly servedDays: number;
  readonly orders: number;
}

/**
 * Locks and serves whatever is due by now, however long nothing ran. Several processes may do it at
 * the same time: each day is done by one of them.
 */
export async function sweepMarketDays(
  db: Db,
  signal?: AbortSignal,
  /** What is to be done about a day while it can still be changed. */
  beforeLock?: (day: DueDay) => Promise<unknown>,
): Promise<Swept> {
  await planMarketDays(db);
  let orders = 0;
  const toLock = await daysToLock(db);
  for (const day of toLock) {
    if (signal?.aborted) break;
    await beforeLock?.(day);
    orders += await lockDay(db, day);
  }
  // Asked anew: a day that was missed as a whole is locked and then served in one sweep.
  const toServe = await daysToServe(db);
  for (const day of toServe) {
    if (signal?.aborted) break;
    orders += await serveDay(db, day);
  }
  return { lockedDays: toLock.length, servedDays: toServe.length, orders };
}
