import type { User } from '@yay/contract/users/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { presentUser } from './users.present.ts';
import { personById } from './users.repo.ts';

/** Returns one person with the reader's abilities; deleted ones too, since they can be restored. */
export async function getUser(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<User | Refusal> {
  const person = await personById(source, id);
  return person === undefined ? refuse(404, 'not_found') : presentUser(actor, person);
}
