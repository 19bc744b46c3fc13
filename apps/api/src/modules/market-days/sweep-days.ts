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
 * Locks and serves every day that is due, however long no sweep ran. Several processes may sweep at
 * the same time: one of them locks or serves a day.
 */
export async function sweepMarketDays(
  db: Db,
  signal?: AbortSignal,
  /** Decides the open questions of a day while its orders can still change. */
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
  // Read after the locks: a day that was missed as a whole is locked and served in one sweep.
  const toServe = await daysToServe(db);
  for (const day of toServe) {
    if (signal?.aborted) break;
    orders += await serveDay(db, day);
  }
  return { lockedDays: toLock.length, servedDays: toServe.length, orders };
}
