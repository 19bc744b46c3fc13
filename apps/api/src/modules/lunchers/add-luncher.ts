import type { addLuncher as endpoint, Luncher } from '@yay/contract/lunchers/calls';
import { MAX_LUNCHERS, nextColor } from '@yay/domain/lunchers';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { chooseGrade } from './choose-grade.ts';
import { familyOf } from './family-scope.ts';
import { recordLuncher } from './luncher-deed.ts';
import { presentLuncher } from './lunchers.present.ts';
import { insertLuncher, lockFamily, luncherById } from './lunchers.repo.ts';

type Body = z.output<typeof endpoint.body & {}>;

/** Adds a luncher to the family of this user, or to the actor's own. */
export async function addLuncher(
  db: Db,
  actor: Actor,
  userId: number | undefined,
  { grade_id: gradeId, tolerances = {}, ...names }: Body,
): Promise<Luncher | Refusal> {
  const familyId = await familyOf(db, actor, userId);
  if (isRefusal(familyId)) return familyId;
  return db.tx(async (tx) => {
    const grade = await chooseGrade(tx, gradeId);
    if (isRefusal(grade)) return grade;
    const { standing, ever } = await lockFamily(tx, familyId);
    if (standing >= MAX_LUNCHERS) return refuse(422, 'invalid', { _: ['too_many'] });
    const id = await insertLuncher(tx, {
      ...names,
      familyId,
      color: nextColor(ever),
      gradeId: grade.id,
      destinationId: grade.destination_id,
      tolerances,
    });
    const row = await luncherById(tx, id, familyId);
    if (row === undefined) throw new Error('the new luncher is not there');
    await recordLuncher(tx, actor, 'luncher.added', null, row);
    return presentLuncher(row);
  });
}
