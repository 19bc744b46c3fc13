import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';

export interface CarryOutParts {
  readonly db: Db;
  readonly jobs: Jobs;
}
