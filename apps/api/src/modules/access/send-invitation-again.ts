import type { AccessList } from '@yay/contract/access/calls';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { newToken, tokenHash } from '../identity/index.ts';
import { placeOf } from './access.repo.ts';
import { invitationTo, renewInvitation } from './invitations.repo.ts';
import type { AccessParts } from './invite-to-portal.ts';
import { listAccess } from './list-access.ts';
import { admitInvitation, mailInvitation } from './mail-invitation.ts';
import { type Portal, scopeOf } from './portals.ts';

/** Mails an invitation once more, with a new link that ends the former one. */
export async function sendInvitationAgain(
  { db, limits, letters }: AccessParts,
  actor: Actor,
  portal: Portal,
  asked: { readonly placeId: number; readonly invitationId: number },
): Promise<AccessList | Refusal> {
  const { placeId, invitationId } = asked;
  const place = await placeOf(db, portal, placeId, scopeOf(actor, portal));
  const invitation = place && (await invitationTo(db, portal, placeId, invitationId));
  if (place === undefined || invitation === undefined) return refuse(404, 'not_found');
  const { email, first, last } = invitation;
  const admitted = await admitInvitation(limits, actor.userId, email);
  if (!admitted.ok) return refuse(429, 'too_many_requests', undefined, admitted);
  return db.tx(async (tx) => {
    const token = newToken();
    const renewed = { tokenHash: tokenHash(token), invitedBy: actor.userId };
    if (!(await renewInvitation(tx, invitationId, renewed))) {
      return refuse(404, 'not_found');
    }
    const invited = { email, first, locale: actor.locale, token };
    await mailInvitation(tx, letters, portal, place, invited);
    await record(tx, actor, {
      action: 'access.invited_again',
      subject: { type: portal.subject, id: place.id, label: place.name },
      after: { person: `${first} ${last}`, email },
    });
    return listAccess(tx, actor, portal, placeId);
  });
}
