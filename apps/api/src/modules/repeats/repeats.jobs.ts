import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { type RepeatParts, repeatFamily } from './repeat-family.ts';
import { repeatFamilies, sweepRepeats } from './repeats.kinds.ts';
import { REPEATS_DUE, sweepDueRepeats } from './sweep-repeats.ts';

const SWEEP_EVERY_SECONDS = 300;

export async function repeatsJobs(
  parts: RepeatParts & { readonly jobs: Jobs; readonly log: Log },
): Promise<void> {
  const { db, jobs, log } = parts;
  const due = { due: REPEATS_DUE, everySeconds: SWEEP_EVERY_SECONDS };
  await jobs.sweep(sweepRepeats, due, async (_data, { signal }) => {
    const families = await sweepDueRepeats(parts, signal);
    if (families > 0) log.info({ families }, 'families have weeks to repeat');
  });
  await jobs.work(repeatFamilies, async ({ userIds, announce }, { signal }) => {
    const failures: unknown[] = [];
    for (const userId of userIds) {
      signal.throwIfAborted();
      // One family that can't be done stands in no other's way; the next try finds the others done.
      await repeatFamily(parts, userId, signal).catch((error: unknown) => failures.push(error));
      if (announce) await publish(db, `private-user.${userId}`, 'orders.changed', {});
    }
    if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
  });
}
