import { canActForFamily } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { type FamilyScope, familyExists } from './lunchers.repo.ts';

/** What this person may reach; a luncher outside of it is not there for her. */
export const scopeOf = (actor: Actor): FamilyScope =>
  // No family has the number 0: who may act for it may act for all.
  canActForFamily(actor, 0) ? 'every family' : actor.userId;

/** The family that a call is about: her own unless it names another. */
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

/** Who changed it, as the orders' events and reasons tell it. */
export const isStaffActing = (actor: Actor, familyId: number): boolean =>
  actor.userId !== familyId || actor.impersonatorId !== null;
