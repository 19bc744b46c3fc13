import type { Queryable } from '../../platform/db/index.ts';
import { schedules } from './jobs.repo.ts';
import { daysDue } from './operations.repo.ts';
import { presentDue, presentSchedule } from './present.ts';

/** Returns the jobs that run by themselves: by the clock on the wall, and by the product's own. */
export async function listSchedules(db: Queryable) {
  const [crons, due] = await Promise.all([schedules(db), daysDue(db)]);
  return { data: crons.map(presentSchedule), due: due.map(presentDue) };
}
