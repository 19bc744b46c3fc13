import { canActForAllFamilies, canActForFamily } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { type FamilyScope, familyExists } from './lunchers.repo.ts';

/** Returns the families whose lunchers a person reaches; others don't exist for that person. */
export const scopeOf = (actor: Actor): FamilyScope =>
  canActForAllFamilies(actor) ? 'every family' : actor.userId;

/** Returns the family that a call is about: the actor's own unless it names another. */
export async function familyOf(
  source: Queryable,
  actor: Actor,
  named: number | undefined,
): Promise<number | Refusal> {
  const userId = named ?? actor.userId;
  if (userId === actor.userId) return userId;
  const reachable = canActForFamily(actor, userId) && (await familyExists(source, userId));
  return reachable ? userId : refuse(404, 'not_found');
}

/** Tells whether a change counts as one by staff in the events and reasons of orders. */
export const isStaffActing = (
  actor: Pick<Actor, 'userId' | 'impersonatorId'>,
  familyId: number,
): boolean => actor.userId !== familyId || actor.impersonatorId !== null;
