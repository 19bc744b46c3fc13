import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { endSessionsOf, spendPasswordLinks } from '../identity/index.ts';
import { cancelOrdersAhead } from '../orders/index.ts';
import { announceChange } from './announce-change.ts';
import { holdManaged } from './hold-managed.ts';
import { isLastSuperadmin } from './last-superadmin.ts';
import { fullName } from './users.present.ts';

/**
 * Closes an account: nobody gets in any more, and what can still be cancelled of its orders is. What
 * it was stays in the books, and it can be brought back. Payments let go of its cards, once nothing
 * is to be asked of them any more.
 */
export async function deleteUser(
  db: Db,
  actor: Actor,
  id: number,
): Promise<'userDeleted' | Refusal> {
  return db.tx(async (tx) => {
    const person = await holdManaged(tx, actor, id);
    if (isRefusal(person)) return person;
    if (person.deleted_at !== null) return 'userDeleted';
    if (person.roles.includes('superadmin') && (await isLastSuperadmin(tx, id))) {
      return refuse(422, 'invalid', { roles: ['last_superadmin'] });
    }
    const cancelled = await cancelOrdersAhead(tx, {
      userId: id,
      reason: 'staff',
      because: 'account_deleted',
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId,
      origin: actor.origin,
    });
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
