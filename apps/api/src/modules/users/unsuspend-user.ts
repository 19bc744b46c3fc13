import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceChange } from './announce-change.ts';
import { lockManaged } from './lock-managed.ts';
import { fullName } from './users.present.ts';

/** She may sign in again; the sessions that ended stay ended. */
export async function unsuspendUser(
  db: Db,
  actor: Actor,
  id: number,
): Promise<'userUnsuspended' | Refusal> {
  return db.tx(async (tx) => {
    const person = await lockManaged(tx, actor, id);
    if (isRefusal(person)) return person;
    if (person.deleted_at !== null) return refuse(403, 'forbidden');
    if (person.suspended_on === null) return 'userUnsuspended';
    await tx.query(
      'users.unsuspend',
      'update users set suspended_on = null, suspension_reason = null where id = $1',
      [id],
    );
    await record(tx, actor, {
      action: 'user.unsuspended',
      subject: { type: 'user', id, label: fullName(person) },
      aboutUserId: id,
      before: { suspension_reason: person.suspension_reason },
      after: { suspension_reason: null },
    });
    await announceChange(tx, actor, id);
    return 'userUnsuspended';
  });
}
