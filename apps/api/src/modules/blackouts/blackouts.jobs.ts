import type { LettersToMany } from '../letters/index.ts';
import { carryOutBatch, tellFamilies } from './blackouts.kinds.ts';
import { carryOut } from './carry-out.ts';
import type { CarryOutParts } from './carry-out-parts.ts';
import { tellReopened } from './tell-reopened.ts';

export async function blackoutsJobs(
  parts: CarryOutParts & { readonly letters: LettersToMany },
): Promise<void> {
  await parts.jobs.work(carryOutBatch, ({ batchId }, { signal }) =>
    carryOut(parts, batchId, signal),
  );
  await parts.jobs.work(tellFamilies, (data) => tellReopened(parts, data));
}
