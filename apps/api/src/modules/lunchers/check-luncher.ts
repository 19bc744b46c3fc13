import type { AffectedOrder } from '@yay/contract/lunchers/calls';
import type { Tolerances } from '@yay/domain/allergy';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { chooseGrade } from './choose-grade.ts';
import { scopeOf } from './family-scope.ts';
import { findAffected } from './find-affected.ts';
import { luncherById } from './lunchers.repo.ts';
import { sameTolerances } from './same-tolerances.ts';

export type PlannedChange =
  | { readonly deleted: true }
  | { readonly gradeId: number | undefined; readonly tolerances: Tolerances | undefined };

/** Returns the orders ahead that a change or a removal would affect; writes nothing. */
export async function checkLuncher(
  db: Queryable,
  actor: Actor,
  id: number,
  planned: PlannedChange,
): Promise<AffectedOrder[] | Refusal> {
  const luncher = await luncherById(db, id, scopeOf(actor));
  if (luncher === undefined) return refuse(404, 'not_found');
  if ('deleted' in planned) return present(await findAffected(db, luncher, { kind: 'deleted' }));

  const { gradeId = luncher.grade_id, tolerances = luncher.tolerances } = planned;
  const grade = gradeId === luncher.grade_id ? null : await chooseGrade(db, gradeId);
  if (isRefusal(grade)) return grade;
  if (grade === null && sameTolerances(tolerances, luncher.tolerances)) return [];
  return present(await findAffected(db, luncher, { kind: 'changed', grade, tolerances }));
}

const present = ({ affected }: Awaited<ReturnType<typeof findAffected>>): AffectedOrder[] =>
  affected.map(({ id: _, ...order }) => order);
