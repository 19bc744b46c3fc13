import type { Queryable } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { deliverUserEvent } from './deliver-event.ts';
import { deliverEvent, type Webhook } from './user-events.ts';

export async function userEventsJobs(parts: {
  readonly db: Queryable;
  readonly jobs: Jobs;
  readonly webhook: Webhook | undefined;
}): Promise<void> {
  const { db, jobs, webhook } = parts;
  await jobs.work(deliverEvent, async ({ eventId }, { signal }) => {
    // An event that waited until no receiver is configured any more is done.
    if (webhook) await deliverUserEvent(db, webhook, eventId, signal);
  });
}
