import type { Db } from '../../platform/db/index.ts';
import { type Jobs, jobKind } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { sweepNotPickedUp } from './sweep-not-picked-up.ts';

/** Looks which bags were left. */
export const sweepLeftBags = jobKind('hand_out.sweep_left_bags', { single: true, seconds: 1_200 });

export async function handoutsJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}): Promise<void> {
  await parts.jobs.work(sweepLeftBags, async (_data, { signal }) => {
    await sweepNotPickedUp(parts, signal);
  });
  await parts.jobs.schedule(sweepLeftBags, '* * * * *');
}
