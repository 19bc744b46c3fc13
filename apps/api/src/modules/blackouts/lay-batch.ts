import { instant } from '@yay/domain/time';
import { failpoint } from '../../platform/failpoint/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { startCancellation } from '../mass-cancellation/index.ts';
import { announceBlackouts } from './announce.ts';
import {
  type BatchRow,
  finishBatch,
  lockOpenBatch,
  noteSchoolsDone,
  scopeOf,
} from './batches.repo.ts';
import type { CarryOutParts } from './carry-out-parts.ts';
import { lunchDays } from './check-plan.ts';
import { closeThrough } from './lay.repo.ts';
import { schoolsByMarket } from './places.repo.ts';
import { criteriaOf } from './scope.ts';

/**
 * Closes one market's day after the other, each in a transaction of its own that waits until nobody
 * is saving that day and keeps whoever comes next waiting: a save was before it, and the run that is
 * started at the end finds its order, or it comes after it and is refused.
 */
export async function layBatch(
  parts: CarryOutParts,
  batch: BatchRow,
  signal?: AbortSignal,
): Promise<void> {
  const { db, jobs } = parts;
  const dates = lunchDays(batch.starts_on, batch.ends_on);
  let done = 0;
  for (const { market_id: marketId, schools } of await schoolsByMarket(db, scopeOf(batch))) {
    for (const date of dates) {
      signal?.throwIfAborted();
      await db.tx(async (tx) => {
        const open = await lockOpenBatch(tx, batch.id);
        if (open === undefined) return;
        await lockDaysAlone(tx, [{ marketId, date }]);
        const through = date === dates.at(-1) ? batch.ends_on : date;
        await closeThrough(tx, batch, marketId, through);
      });
      failpoint('blackout-day-laid');
    }
    done += schools;
    await db.tx(async (tx) => {
      if ((await lockOpenBatch(tx, batch.id)) === undefined) return;
      await noteSchoolsDone(tx, batch.id, done);
      await announceBlackouts(tx);
    });
  }
  await db.tx(async (tx) => {
    if ((await lockOpenBatch(tx, batch.id)) === undefined) return;
    const runId = await startCancellation(tx, {
      jobs,
      criteria: {
        starts_on: batch.starts_on,
        ends_on: batch.ends_on,
        // The closure itself tells which children it is for.
        ...criteriaOf({ ...scopeOf(batch), lunchers: null }),
        closed_by: batch.id,
      },
      reason: 'blackout',
      because: batch.name,
      becauseEs: batch.name_es,
      by: { actorId: batch.actor_id, impersonatorId: batch.impersonator_id },
      decidedAt: instant(batch.created_at),
    });
    await finishBatch(tx, batch.id, runId);
    await announceBlackouts(tx);
    failpoint('blackout-before-finish');
  });
}
