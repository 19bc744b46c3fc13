import type { JobEntry } from '@yay/contract/operations/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { jobPage, queues } from './jobs.repo.ts';
import { presentJob, presentPage } from './present.ts';

/** Jobs by state and queue, and how many stand in each queue. */
export async function listJobs(
  db: Queryable,
  asked: {
    readonly state?: JobEntry['state'] | undefined;
    readonly queue?: string | undefined;
    readonly page?: number | undefined;
  },
) {
  const { state, queue, page = 1 } = asked;
  const [found, all] = await Promise.all([jobPage(db, { state, queue }, page), queues(db)]);
  return { ...presentPage(found, presentJob), queues: all };
}
