import { mayManage } from '@yay/domain/access';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { lockPerson, type PersonRow, personById } from './users.repo.ts';

/** Returns an account that the actor may change, suspend or delete, as it is at this moment. */
export const findManaged = async (
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<PersonRow | Refusal> => refuseForeign(actor, await personById(source, id));

/** Returns the same account, locked until the commit. */
export const lockManaged = async (tx: Tx, actor: Actor, id: number): Promise<PersonRow | Refusal> =>
  refuseForeign(actor, await lockPerson(tx, id));

function refuseForeign(actor: Actor, person: PersonRow | undefined): PersonRow | Refusal {
  if (person === undefined) return refuse(404, 'not_found');
  const { id, roles } = person;
  return mayManage(actor, { userId: id, roles }) ? person : refuse(403, 'forbidden');
}
