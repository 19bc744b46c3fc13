import { askNightly } from './ask-nightly.ts';
import { reconcile } from './reconcile.ts';
import { reconcileDays, reconcileNightly } from './reconciliation.kinds.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';

export async function reconciliationJobs(parts: ReconciliationParts): Promise<void> {
  const { jobs } = parts;
  await jobs.work(reconcileDays, ({ runId }, { signal }) => reconcile(parts, runId, signal));
  await jobs.work(reconcileNightly, () => askNightly(parts));
  // The office's yesterday is over, and whatever was under way at midnight has an answer.
  await jobs.schedule(reconcileNightly, '40 9 * * *');
}
