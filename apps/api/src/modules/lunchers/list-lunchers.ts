import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { familyOf } from './family-scope.ts';
import { presentLuncher } from './lunchers.present.ts';
import { lunchersOf } from './lunchers.repo.ts';

export async function listLunchers(
  db: Queryable,
  actor: Actor,
  userId: number | undefined,
): Promise<Luncher[] | Refusal> {
  const familyId = await familyOf(db, actor, userId);
  if (isRefusal(familyId)) return familyId;
  return (await lunchersOf(db, familyId)).map(presentLuncher);
}
