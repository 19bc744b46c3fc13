import type { PlainDate } from '@yay/domain/calendar';
import type { Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { repeatFamilies } from './repeats.kinds.ts';
import { openDates, seededBy, sow } from './repeats.repo.ts';

/** A week of a family as it was just saved, with the lunchers whose lunches changed in it. */
export interface SavedWeek {
  readonly userId: number;
  readonly monday: PlainDate;
  readonly luncherIds: readonly number[];
}

/** Has repeats follow the week that they repeat, which was saved anew. */
export async function reseed(tx: Tx, jobs: Jobs, week: SavedWeek): Promise<void> {
  const { userId, monday } = week;
  const lunchers = await seededBy(tx, userId, week.luncherIds, monday);
  for (const luncherId of lunchers) {
    await sow(tx, luncherId, monday);
    await openDates(tx, luncherId);
  }
  if (lunchers.length > 0)
    await jobs.enqueue(tx, repeatFamilies, { userIds: [userId], announce: true });
}
