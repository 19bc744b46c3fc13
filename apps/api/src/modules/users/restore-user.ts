import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceChange } from './announce-change.ts';
import { lockManaged } from './lock-managed.ts';
import { fullName } from './users.present.ts';

/** Brings a deleted account back; orders that were cancelled with it stay so, and cards are gone. */
export async function restoreUser(
  db: Db,
  actor: Actor,
  id: number,
): Promise<'userRestored' | Refusal> {
  return db.tx(async (tx) => {
    const person = await lockManaged(tx, actor, id);
    if (isRefusal(person)) return person;
    if (person.deleted_at === null) return 'userRestored';
    if (person.erased_at !== null || person.dropped) return refuse(403, 'forbidden');
    await tx.query('users.restore', 'update users set deleted_at = null where id = $1', [id]);
    await record(tx, actor, {
      action: 'user.restored',
      subject: { type: 'user', id, label: fullName(person) },
      aboutUserId: id,
    });
    await announceChange(tx, actor, id);
    return 'userRestored';
  });
}
