import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { carryOut } from './carry-out.ts';
import { carryOutSubstitution } from './substitutions.kinds.ts';

export async function substitutionsJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}): Promise<void> {
  await parts.jobs.work(carryOutSubstitution, ({ substitutionId }, { signal }) =>
    carryOut(parts, substitutionId, signal),
  );
}
