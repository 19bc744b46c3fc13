import { type Db, LOCKS } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { familiesDue } from './repeat-dates.repo.ts';
import { repeatFamilies } from './repeats.kinds.ts';

const LUNCHERS_AT_ONCE = 1_000;
/** Families of one job: few enough to be done long before it could be given to somebody else. */
const FAMILIES_A_JOB = 25;

const IS_DUE = 'look_at <= (select app_now())';

/** Holds when the time to look at a luncher's repeats has come, in SQL. */
export const REPEATS_DUE = `exists (select from repeats where ${IS_DUE})`;

/**
 * Looks at everybody whose time to look has come by the product's clock, and gives the families for
 * whom there is something new to the workers. In bites, so that nothing is held for long.
 */
export async function sweepDueRepeats(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  signal?: AbortSignal,
): Promise<number> {
  let families = 0;
  while (!signal?.aborted) {
    const looked = await db.tx(async (tx) => {
      const rows = await tx.query<{ luncher_id: number }>(
        'repeats.take_due',
        `update repeats r set look_at = app_now() + interval '6 hours'
         from (select luncher_id from repeats where ${IS_DUE}
           order by look_at limit $1 ${LOCKS.repeats.forUpdate([], { skipLocked: true })}) as due
         where r.luncher_id = due.luncher_id returning r.luncher_id`,
        [LUNCHERS_AT_ONCE],
      );
      if (rows.length === 0) return 0;
      const due = await familiesDue(
        tx,
        rows.map((row) => row.luncher_id),
      );
      await jobs.enqueueMany(tx, repeatFamilies, inBites(due));
      families += due.length;
      return rows.length;
    });
    if (looked < LUNCHERS_AT_ONCE) break;
  }
  return families;
}

const inBites = (userIds: readonly number[]): { userIds: number[] }[] =>
  Array.from({ length: Math.ceil(userIds.length / FAMILIES_A_JOB) }, (_, bite) => ({
    userIds: userIds.slice(bite * FAMILIES_A_JOB, (bite + 1) * FAMILIES_A_JOB),
  }));
