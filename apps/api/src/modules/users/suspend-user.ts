import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { endSessionsOf, isLastSuperadmin, lockSuperadmins } from '../identity/index.ts';
import { announceChange } from './announce-change.ts';
import { lockManaged } from './lock-managed.ts';
import { fullName } from './users.present.ts';

/**
 * Suspends an account: from this moment nobody gets in or orders on it any more, every session
 * ends, and with them the sessions of anybody who acts as her or as whom she acts. Of an account
 * that is suspended already nothing changes.
 */
export async function suspendUser(
  db: Db,
  actor: Actor,
  id: number,
): Promise<'userSuspended' | Refusal> {
  return db.tx(async (tx) => {
    const person = await lockManaged(tx, actor, id);
    if (isRefusal(person)) return person;
    if (person.deleted_at !== null) return refuse(403, 'forbidden');
    if (person.suspended_on !== null) return 'userSuspended';
    if (person.roles.includes('superadmin')) {
      await lockSuperadmins(tx);
      if (await isLastSuperadmin(tx, id))
        return refuse(422, 'invalid', { roles: ['last_superadmin'] });
    }
    const reason = person.delinquent ? 'payment' : 'admin';
    await markSuspended(tx, id, reason);
    await endSessionsOf(tx, id, 'suspended');
    await record(tx, actor, {
      action: 'user.suspended',
      subject: { type: 'user', id, label: fullName(person) },
      aboutUserId: id,
      before: { suspension_reason: null },
      after: { suspension_reason: reason },
    });
    await announceChange(tx, actor, id);
    return 'userSuspended';
  });
}

async function markSuspended(tx: Tx, id: number, reason: 'payment' | 'admin'): Promise<void> {
  await tx.query(
    'users.suspend',
    'update users set suspended_on = app_now(), suspension_reason = $2 where id = $1',
    [id, reason],
  );
}
