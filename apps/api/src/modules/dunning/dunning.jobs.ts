import type { Jobs } from '../../platform/jobs/index.ts';
import { sweepDunning } from './dunning.kinds.ts';
import { type SweepParts, sweepDebts } from './sweep-debts.ts';

export async function dunningJobs(parts: SweepParts & { readonly jobs: Jobs }): Promise<void> {
  const { jobs, log } = parts;
  await jobs.work(sweepDunning, async (_data, { signal }) => {
    const swept = await sweepDebts(parts, signal);
    if (swept.tried + swept.warned + swept.cleared > 0) log.info(swept, 'debts were looked after');
  });
  await jobs.schedule(sweepDunning, '* * * * *');
}
