import type { AccessList } from '@yay/contract/access/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { placeOf } from './access.repo.ts';
import { dropInvitation, invitationTo } from './invitations.repo.ts';
import { listAccess } from './list-access.ts';
import { type Portal, scopeOf } from './portals.ts';

/** Ends the link of an invitation before it is answered. */
export function takeInvitationBack(
  db: Db,
  actor: Actor,
  portal: Portal,
  asked: { readonly placeId: number; readonly invitationId: number },
): Promise<AccessList | Refusal> {
  const { placeId, invitationId } = asked;
  return db.tx(async (tx) => {
    const place = await placeOf(tx, portal, placeId, scopeOf(actor, portal));
    const invitation = place && (await invitationTo(tx, portal, placeId, invitationId));
    if (place === undefined || invitation === undefined) return refuse(404, 'not_found');
    if (!(await dropInvitation(tx, invitationId))) return refuse(404, 'not_found');
    const { email, first, last } = invitation;
    await record(tx, actor, {
      action: 'access.invitation_taken_back',
      subject: { type: portal.subject, id: place.id, label: place.name },
      before: { person: `${first} ${last}`, email },
    });
    return listAccess(tx, actor, portal, placeId);
  });
}
