import { mayManage } from '@yay/domain/access';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { holdPerson, type PersonRow } from './users.repo.ts';

/** The account, held, for whoever may change, suspend or delete it. */
export async function holdManaged(tx: Tx, actor: Actor, id: number): Promise<PersonRow | Refusal> {
  const person = await holdPerson(tx, id);
  if (person === undefined) return refuse(404, 'not_found');
  const { roles } = person;
  return mayManage(actor, { userId: id, roles }) ? person : refuse(403, 'forbidden');
}
