import { gradeIsOffered } from '@yay/domain/lunchers';
import type { Db } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { moveLunchers } from '../lunchers/index.ts';
import {
  familiesLeft,
  lockRun,
  movesOfFamily,
  noteMoved,
  notePutBack,
  runById,
  setState,
} from './roll-over.repo.ts';

export interface RollOverParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}

/**
 * Goes on with a roll-over, or its undoing, where it was left: a family is moved and noted in one
 * transaction, so a run that is killed does nothing twice.
 */
export async function carryOutRun(
  { db, letters }: RollOverParts,
  runId: number,
  signal?: AbortSignal,
): Promise<void> {
  const run = await runById(db, runId);
  if (run === undefined || run.state === 'done' || run.state === 'undone') return;
  const back = run.state === 'undoing';
  const actor = {
    userId: run.started_by ?? 0,
    impersonatorId: run.impersonator_id,
    origin: { ip: null, userAgent: null, requestId: null },
  };
  for (const { user_id: userId } of await familiesLeft(db, runId, back)) {
    signal?.throwIfAborted();
    await db.tx(async (tx) => {
      await lockRun(tx, runId);
      // Another worker may have been here meanwhile.
      const rows = await movesOfFamily(tx, runId, userId, back);
      if (rows.length === 0) return;
      const moves = rows.map(({ luncher_id: luncherId, from_grade_id: from, to_grade_id: to }) => ({
        luncherId,
        fromGradeId: back ? to : from,
        toGradeId: back ? from : to,
      }));
      const moved = [...(await moveLunchers(tx, letters, actor, userId, moves))];
      if (back) {
        await notePutBack(tx, runId, userId, moved);
      } else {
        const asks = rows.flatMap(({ luncher_id: id, to_label: label }) =>
          moved.includes(id) && !gradeIsOffered(label) ? [id] : [],
        );
        await noteMoved(tx, runId, userId, moved, asks);
      }
      failpoint('roll-over-before-commit');
    });
    failpoint('roll-over-family-moved');
  }
  await db.tx(async (tx) => {
    await lockRun(tx, runId);
    const now = await runById(tx, runId);
    if (now?.state === run.state) await setState(tx, runId, back ? 'undone' : 'done');
  });
}
