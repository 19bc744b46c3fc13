import type { Db } from '../../platform/db/index.ts';
import { type Jobs, jobKind } from '../../platform/jobs/index.ts';
import { deleteInvitationsThatAreOver } from './invitations.repo.ts';

export const sweepInvitations = jobKind('access.sweep_invitations', { retries: 2, single: true });

export async function accessJobs(parts: { readonly jobs: Jobs; readonly db: Db }): Promise<void> {
  const { jobs, db } = parts;
  await jobs.work(sweepInvitations, async () => {
    while ((await deleteInvitationsThatAreOver(db)) > 0);
  });
  await jobs.schedule(sweepInvitations, '23 8 * * *');
}
