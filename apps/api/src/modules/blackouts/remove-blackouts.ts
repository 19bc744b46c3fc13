import { closerScopeOf } from '@yay/domain/access';
import { NO_TARGETS } from '@yay/domain/targets';
import {
  type Actor,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceBlackouts } from './announce.ts';
import { askedOnce, requestOf, type Started } from './asked-before.ts';
import { insertBatch } from './batches.repo.ts';
import { carryOutBatch } from './blackouts.kinds.ts';
import { carryOut } from './carry-out.ts';
import type { CarryOutParts } from './carry-out-parts.ts';
import { ownLiftProblem } from './check-own.ts';
import { type LiftableRow, namedBlackouts } from './lift.repo.ts';
import { ownSchools } from './own-places.repo.ts';

const MOST_SCHOOLS_AT_ONCE = 10;

/** Lifts closures that are not over: a past day stays closed. */
export async function removeBlackouts(
  parts: CarryOutParts,
  actor: Actor,
  ids: readonly number[],
  key: string | null,
): Promise<Started | Refusal> {
  const asked = [...new Set(ids)];
  const request = key === null ? null : requestOf(key, ['lift', asked.toSorted((a, b) => a - b)]);
  const written = await parts.db.tx((tx) =>
    askedOnce(tx, actor.userId, request, async () => {
      const rows = await namedBlackouts(tx, asked);
      const [first] = rows;
      if (first === undefined || rows.length < asked.length) return refuse(404, 'not_found');
      const foreign = ownLiftProblem(rows, await ownSchools(tx, closerScopeOf(actor)));
      if (foreign) return foreign;
      const wrong = liftProblem(rows);
      if (wrong) return refuse(422, 'invalid', wrong);
      const schools = rows.reduce((sum, row) => sum + row.schools, 0);
      const startsOn = rows.map((row) => row.starts_on).reduce((a, b) => (a < b ? a : b));
      const endsOn = rows.map((row) => row.ends_on).reduce((a, b) => (a > b ? a : b));
      const batchId = await insertBatch(tx, {
        kind: 'removal',
        name: first.name,
        nameEs: first.name_es,
        reason: first.reason,
        startsOn,
        endsOn,
        scope: { ...NO_TARGETS, lunchers: lunchersOf(rows) },
        blackoutIds: asked,
        schools,
        actorId: actor.userId,
        impersonatorId: actor.impersonatorId,
        request,
      });
      if (batchId === null) return refuse(409, 'key_reused');
      await record(tx, actor, {
        action: 'blackout.lifted',
        subject: { type: 'blackout_batch', id: batchId, label: first.name },
        before: { starts_on: startsOn, ends_on: endsOn, schools },
      });
      await parts.jobs.enqueue(tx, carryOutBatch, { batchId });
      await announceBlackouts(tx);
      return { batchId, queued: schools > MOST_SCHOOLS_AT_ONCE };
    }),
  );
  if (!isRefusal(written) && !written.queued) await carryOut(parts, written.batchId);
  return written;
}

/** Returns the lunchers for whom alone it opens; null where something opens for a whole grade or more. */
const lunchersOf = (rows: readonly LiftableRow[]): number[] | null =>
  rows.every(({ luncher_ids }) => luncher_ids !== null)
    ? [...new Set(rows.flatMap(({ luncher_ids }) => luncher_ids ?? []))]
    : null;

export function liftProblem(rows: readonly LiftableRow[]): FieldErrors | null {
  if (rows.some(({ is_lifted }) => is_lifted)) return { blackouts: ['changed_meanwhile'] };
  return rows.some(({ is_over }) => is_over) ? { blackouts: ['in_the_past'] } : null;
}
