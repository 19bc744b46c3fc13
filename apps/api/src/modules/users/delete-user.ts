import { type Db, Overtaken } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { cancelOrdersAhead } from '../cancelling/index.ts';
import {
  endSessionsOf,
  isLastSuperadmin,
  lockPasswordLinks,
  lockSuperadmins,
  spendPasswordLinks,
} from '../identity/index.ts';
import { announceChange } from './announce-change.ts';
import { findManaged, lockManaged } from './lock-managed.ts';
import { fullName } from './users.present.ts';

/**
 * Closes an account: nobody gets in any more, and those of its orders that still can be are
 * cancelled. Its history stays in the books, and it can be brought back. Payments let go of its
 * cards, once nothing is to be asked of them any more.
 */
export async function deleteUser(
  db: Db,
  actor: Actor,
  id: number,
): Promise<'userDeleted' | Refusal> {
  return db.tx(async (tx) => {
    const seen = await findManaged(tx, actor, id);
    if (isRefusal(seen)) return seen;
    if (seen.deleted_at !== null) return 'userDeleted';
    if (await isLastSuperadmin(tx, id)) {
      return refuse(422, 'invalid', { roles: ['last_superadmin'] });
    }
    // Orders are locked before accounts, so what refuses is read first and once more under the lock.
    const cancelled = await cancelOrdersAhead(tx, {
      userId: id,
      reason: 'staff',
      because: 'account_deleted',
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId,
      origin: actor.origin,
    });
    await lockPasswordLinks(tx, id);
    const person = await lockManaged(tx, actor, id);
    if (isRefusal(person) || person.deleted_at !== null) throw new Overtaken('the account changed');
    if (person.roles.includes('superadmin')) {
      await lockSuperadmins(tx);
      if (await isLastSuperadmin(tx, id)) throw new Overtaken('the other superadmins left');
    }
    await tx.query('users.delete', 'update users set deleted_at = app_now() where id = $1', [id]);
    await endSessionsOf(tx, id, 'suspended');
    await spendPasswordLinks(tx, id);
    await record(tx, actor, {
      action: 'user.deleted',
      subject: { type: 'user', id, label: fullName(person) },
      aboutUserId: id,
      after: { cancelled_orders: cancelled.length },
    });
    await announceChange(tx, actor, id);
    return 'userDeleted';
  });
}
