import type {
  AffectedOrder,
  updateLuncher as endpoint,
  Luncher,
} from '@yay/contract/lunchers/calls';
import type { z } from 'zod';
import type { LuncherInPlace } from '../../facts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { lockWeeksAhead } from '../market-days/index.ts';
import { endRepeat, startRepeat, stopRepeat } from '../repeats/index.ts';
import { chooseGrade } from './choose-grade.ts';
import { isStaffActing, scopeOf } from './family-scope.ts';
import { recordLuncher } from './luncher-deed.ts';
import { presentLuncher } from './lunchers.present.ts';
import { luncherById, saveLuncher } from './lunchers.repo.ts';
import { recheckOrders } from './recheck-orders.ts';
import { sameTolerances } from './same-tolerances.ts';

type Body = z.output<typeof endpoint.body & {}>;

/** Changes the named fields; orders ahead are checked again by her allergies and her grade. */
export async function updateLuncher(
  parts: { readonly db: Db; readonly jobs: Jobs; readonly letters: Letters },
  actor: Actor,
  id: number,
  input: Body,
): Promise<{ luncher: Luncher; affected: AffectedOrder[] } | Refusal> {
  const scope = scopeOf(actor);
  return parts.db.tx(async (tx) => {
    const unlockedLuncher = await luncherById(tx, id, scope);
    if (unlockedLuncher === undefined) return refuse(404, 'not_found');
    const { grade_id, areOrdersRepeating, mondayOfWeek: _, tolerances: named, ...names } = input;
    if ([grade_id, named, areOrdersRepeating].some((part) => part !== undefined)) {
      await lockWeeksAhead(tx, unlockedLuncher.user_id);
    }
    // Read again: another change of this luncher may have been waited for.
    const luncher = await luncherById(tx, id, scope);
    if (luncher === undefined) return refuse(404, 'not_found');

    const grade = await newGrade(tx, luncher, input);
    if (isRefusal(grade)) return grade;
    const switched = await switchRepeat(tx, parts.jobs, actor, luncher, input);
    if (switched) return switched;
    const tolerances = input.tolerances ?? luncher.tolerances;
    const repeats = input.areOrdersRepeating ?? luncher.are_orders_repeating;
    // A repeat follows the school's own menu, so it ends when the luncher leaves the school.
    const repeatEnds = repeats && grade !== null && grade.destination_id !== luncher.destination_id;
    if (repeatEnds) await endRepeat(tx, id);
    const rechecks = grade !== null || !sameTolerances(tolerances, luncher.tolerances);
    const affected = rechecks
      ? await recheckOrders(
          tx,
          parts.letters,
          actor,
          luncher,
          { kind: 'changed', grade, tolerances },
          repeatEnds,
        )
      : [];
    await saveLuncher(tx, id, luncher.user_id, {
      ...luncher,
      ...names,
      gradeId: grade?.id ?? luncher.grade_id,
      destinationId: grade?.destination_id ?? luncher.destination_id,
      tolerances,
      areOrdersRepeating: repeats && !repeatEnds,
    });
    const saved = await luncherById(tx, id, scope);
    if (saved === undefined) throw new Error('the changed luncher is not there');
    await recordLuncher(tx, actor, 'luncher.updated', luncher, saved);
    return { luncher: presentLuncher(saved), affected };
  });
}

/** A refusal changes nothing. */
async function switchRepeat(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  { id, user_id: userId, are_orders_repeating: wasOn }: LuncherInPlace,
  { areOrdersRepeating: on, mondayOfWeek }: Body,
): Promise<Refusal | null> {
  if (on && (!wasOn || mondayOfWeek !== undefined)) {
    const problem = await startRepeat(tx, jobs, { id, userId }, mondayOfWeek);
    return problem && refuse(422, 'invalid', { areOrdersRepeating: [`repeat_${problem}`] });
  }
  if (on === false && wasOn) {
    const { userId: actorId, impersonatorId, origin, window } = actor;
    const reason = isStaffActing(actor, userId) ? 'staff' : 'parent';
    await stopRepeat(tx, { id, userId }, { actorId, impersonatorId, origin, window, reason });
  }
  return null;
}

/** Null when it stays. One that was chosen long ago may stay although nobody could choose it now. */
async function newGrade(tx: Tx, luncher: LuncherInPlace, { grade_id: id }: Body) {
  if (id === undefined || id === luncher.grade_id) return null;
  return chooseGrade(tx, id);
}
