import { type Actor, isRefusal, type Refusal, refuse } from '../../../platform/http/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import { cancelOrdersAhead } from '../../orders/index.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { fullName } from '../identity.present.ts';
import { spendPasswordLinks } from '../password-links.repo.ts';
import { holdAccount, holdSuperadmins, markAccountDeleted } from './account.repo.ts';
import type { AccountParts } from './update-account.ts';

/**
 * Closes one's own account. What the kitchen has not counted yet is cancelled, what it has is still
 * brought; the records stay, and the team can bring the account back.
 */
export async function deleteAccount(
  parts: AccountParts,
  actor: Actor,
  password: string,
): Promise<{ readonly cancelled: number } | Refusal> {
  const { userId } = actor;
  const owner = await checkOwnPassword(parts, { userId, password, field: 'password' });
  if (isRefusal(owner)) return owner;
  return parts.db.tx(async (tx) => {
    // The family's weeks first, as everybody who changes orders does.
    const cancelled = await cancelOrdersAhead(tx, {
      userId,
      actorId: userId,
      impersonatorId: null,
      origin: actor.origin,
      reason: 'parent',
      because: 'account_deleted',
    });
    if (actor.roles.includes('superadmin')) await holdSuperadmins(tx);
    const held = await holdAccount(tx, userId);
    if (held === undefined) return refuse(404, 'not_found');
    if (held.last_superadmin) return refuse(422, 'invalid', { password: ['last_superadmin'] });
    await markAccountDeleted(tx, userId);
    await spendPasswordLinks(tx, userId);
    await endSessionsOf(tx, userId, 'signed_out');
    const { email, locale, first } = held;
    await parts.letters.post(tx, 'account_deleted', { userId, email, locale }, { first });
    await record(tx, actor, {
      action: 'user.deleted',
      subject: { type: 'user', id: userId, label: fullName(held) },
      aboutUserId: userId,
      after: { cancelled_orders: cancelled.length },
    });
    await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
    return { cancelled: cancelled.length };
  });
}
