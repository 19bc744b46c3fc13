import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { publishToAll } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { announceRun } from './announce-run.ts';
import { cancelFamilies, type FamilyParts } from './cancel-families.ts';
import { findFamiliesOf } from './find-families.ts';
import { cancelFamilies as familiesToCancel, findFamilies } from './mass-cancellation.kinds.ts';
import { findRun, finishRun, progressOf } from './runs.repo.ts';

/**
 * The pace, in milliseconds, at which watchers of the progress are told of steps, and not of every
 * one.
 */
const SAY_EVERY_MS = 400;

/** Families of one transaction: a parent who saves meanwhile waits for no more than these. */
const TOGETHER = 20;

export async function cancellationJobs(
  parts: FamilyParts & { readonly jobs: Jobs },
): Promise<void> {
  const { db, jobs } = parts;
  const saidAt = new Map<number, number>();

  await jobs.work(findFamilies, ({ runId }) => findFamiliesOf(parts, runId));
  await jobs.work(familiesToCancel, async ({ runId, userIds }, { signal }) => {
    await cancelSome(parts, runId, userIds, signal);
    const isLast = await finish(db, runId);
    const now = performance.now();
    if (!isLast && now - (saidAt.get(runId) ?? -SAY_EVERY_MS) < SAY_EVERY_MS) return;
    if (isLast) saidAt.delete(runId);
    else saidAt.set(runId, now);
    await announceRun(db, runId);
  });
}

/**
 * Cancels for several families in one transaction. A failure of one of them keeps none of the
 * others waiting: they are done one by one then, and the job is tried again.
 */
async function cancelSome(
  parts: FamilyParts,
  runId: number,
  userIds: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const run = await findRun(parts.db, runId);
  if (run?.state !== 'running') return;
  const told: number[] = [];
  const failures: unknown[] = [];
  const left: (readonly number[])[] = [];
  // Unsafe lunches are decided child by child, with stock and money of one family at a time.
  const together = run.criteria.unsafe_orders === undefined ? TOGETHER : 1;
  for (let from = 0; from < userIds.length; from += together) {
    left.push(userIds.slice(from, from + together));
  }
  for (let some = left.shift(); some !== undefined && !signal.aborted; some = left.shift()) {
    try {
      told.push(...(await cancelFamilies(parts, run, some)));
    } catch (error) {
      if (some.length === 1) failures.push(error);
      else left.unshift(...some.map((userId) => [userId]));
    }
  }
  // Apart from the families' own transactions: an announcement makes commits wait for each other.
  const channels = told.map((userId) => `private-user.${userId}` as const);
  await publishToAll(parts.db, channels, 'account.changed', {});
  await publishToAll(parts.db, channels, 'orders.changed', {});
  signal.throwIfAborted();
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} families of run ${runId} are not done`);
  }
}

async function finish(db: Db, runId: number): Promise<boolean> {
  return db.tx(async (tx) => {
    if (!(await finishRun(tx, runId))) return false;
    const run = await findRun(tx, runId);
    const progress = await progressOf(tx, runId);
    await record(tx, null, {
      action: 'cancellation_run.finished',
      subject: { type: 'cancellation_run', id: runId, label: run?.because ?? '' },
      after: {
        families: progress.families_done,
        orders: progress.orders,
        returned_cents: progress.returned_cents,
      },
    });
    return true;
  });
}
