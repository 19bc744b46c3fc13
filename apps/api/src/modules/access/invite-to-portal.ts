import type { AccessList } from '@yay/contract/access/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import { newToken, tokenHash } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { mayEnter, placeOf } from './access.repo.ts';
import { putInvitation } from './invitations.repo.ts';
import { listAccess } from './list-access.ts';
import { admitInvitation, mailInvitation } from './mail-invitation.ts';
import { type Portal, scopeOf } from './portals.ts';

export interface AccessParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly letters: Letters;
}

/**
 * Asks the owner of an address by mail into a portal. Nothing of an account changes before she
 * accepts, and the answer is the same for every address; done twice it is as if done once.
 */
export async function inviteToPortal(
  parts: AccessParts,
  actor: Actor,
  portal: Portal,
  placeId: number,
  person: { readonly email: string; readonly first: string; readonly last: string },
): Promise<AccessList | Refusal> {
  const { db, limits, letters } = parts;
  const admitted = await admitInvitation(limits, actor.userId, person.email);
  if (!admitted.ok) return refuse(429, 'too_many_requests', undefined, admitted);
  return db.tx(async (tx) => {
    const place = await placeOf(tx, portal, placeId, scopeOf(actor, portal));
    if (place === undefined) return refuse(404, 'not_found');
    if (await mayEnter(tx, portal, placeId, person.email)) {
      return listAccess(tx, actor, portal, placeId);
    }
    const token = newToken();
    const invited = { ...person, locale: actor.locale, token, invitedBy: actor.userId };
    const id = await putInvitation(tx, portal, placeId, invited, tokenHash(token));
    if (id !== undefined) {
      await mailInvitation(tx, letters, portal, place, invited);
      await record(tx, actor, {
        action: 'access.invited',
        subject: { type: portal.subject, id: place.id, label: place.name },
        after: { person: `${person.first} ${person.last}`, email: person.email },
      });
    }
    return listAccess(tx, actor, portal, placeId);
  });
}
