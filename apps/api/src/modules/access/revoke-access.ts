import type { AccessList } from '@yay/contract/access/calls';
import { mayChangePlaces } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { endInvitationsOf, lockHolder, placeOf, shutOut } from './access.repo.ts';
import { listAccess } from './list-access.ts';
import { type Portal, scopeOf } from './portals.ts';

/**
 * Shuts somebody out of a place, from the next request on. The account stays; the role goes with
 * the last place.
 */
export function revokeAccess(
  db: Db,
  actor: Actor,
  portal: Portal,
  { placeId, userId }: { readonly placeId: number; readonly userId: number },
): Promise<AccessList | Refusal> {
  return db.tx(async (tx) => {
    const place = await placeOf(tx, portal, placeId, scopeOf(actor, portal));
    const person = place && (await lockHolder(tx, portal, placeId, userId));
    if (place === undefined || person === undefined) return refuse(404, 'not_found');
    if (!mayChangePlaces(actor, { userId, roles: person.roles })) return refuse(403, 'forbidden');
    const roleTaken = await shutOut(tx, portal, placeId, userId);
    await endInvitationsOf(tx, portal, placeId, userId);
    await record(tx, actor, {
      action: 'access.revoked',
      subject: { type: portal.subject, id: place.id, label: place.name },
      aboutUserId: userId,
      before: {
        person: `${person.first} ${person.last}`,
        ...(roleTaken && { roles: [portal.role] }),
      },
    });
    await publish(tx, `private-user.${userId}`, 'account.changed', {});
    await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
    return listAccess(tx, actor, portal, placeId);
  });
}
