import { Overtaken } from '../../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../../platform/http/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import { cancelOrdersAhead } from '../../cancelling/index.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { fullName } from '../identity.present.ts';
import { isLastSuperadmin, lockSuperadmins } from '../last-superadmin.ts';
import { lockPasswordLinks, spendPasswordLinks } from '../password-links.repo.ts';
import { accountDetails, lockAccount, markAccountDeleted } from './account.repo.ts';
import type { AccountParts } from './update-account.ts';

/**
 * Closes one's own account. Lunches that the kitchen has not counted yet are cancelled, the others
 * are still brought; the records stay, and the team can bring the account back.
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
    const details = await accountDetails(tx, userId);
    if (details === undefined) return refuse(404, 'not_found');
    if (details.last_superadmin) return refuse(422, 'invalid', { password: ['last_superadmin'] });
    // Orders are locked before accounts, so what refuses is read first and once more under the lock.
    const cancelled = await cancelOrdersAhead(tx, {
      userId,
      actorId: userId,
      impersonatorId: null,
      origin: actor.origin,
      reason: 'parent',
      because: 'account_deleted',
    });
    await lockPasswordLinks(tx, userId);
    const account = await lockAccount(tx, userId);
    if (account === undefined) throw new Overtaken('the account was closed');
    if (actor.roles.includes('superadmin')) {
      await lockSuperadmins(tx);
      if (await isLastSuperadmin(tx, userId)) throw new Overtaken('the other superadmins left');
    }
    await markAccountDeleted(tx, userId);
    await spendPasswordLinks(tx, userId);
    await endSessionsOf(tx, userId, 'signed_out');
    const { email, locale, first } = account;
    await parts.letters.post(tx, 'account_deleted', { userId, email, locale }, { first });
    await record(tx, actor, {
      action: 'user.deleted',
      subject: { type: 'user', id: userId, label: fullName(account) },
      aboutUserId: userId,
      after: { cancelled_orders: cancelled.length },
    });
    await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
    return { cancelled: cancelled.length };
  });
}
