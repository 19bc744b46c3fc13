import type { AccessList } from '@yay/contract/access/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { sendPasswordLink } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { findOrOpenAccount, type GuestRow, letIn, type PlaceRow, placeOf } from './access.repo.ts';
import { listAccess } from './list-access.ts';
import type { Portal } from './portals.ts';

export interface AccessParts {
  readonly db: Db;
  readonly letters: Letters;
}

/** Lets somebody in by her address; done twice it is as if done once. */
export function grantAccess(
  parts: AccessParts,
  actor: Actor,
  portal: Portal,
  placeId: number,
  person: { readonly email: string; readonly first: string; readonly last: string },
): Promise<AccessList | Refusal> {
  return parts.db.tx(async (tx) => {
    const place = await placeOf(tx, portal, placeId);
    if (place === undefined) return refuse(404, 'not_found');
    const guest = await findOrOpenAccount(tx, person);
    if (guest === undefined) return refuse(422, 'invalid', { email: ['invalid'] });
    const isNew = await letIn(tx, portal, placeId, guest.id);
    if (isNew) await tell(tx, actor, portal, place, guest);
    if (guest.created) await sendPasswordLink(parts, tx, guest, 'first');
    return listAccess(tx, actor, portal, placeId);
  });
}

async function tell(
  tx: Tx,
  actor: Actor,
  portal: Portal,
  place: PlaceRow,
  guest: GuestRow,
): Promise<void> {
  await record(tx, actor, {
    action: 'access.granted',
    subject: { type: portal.subject, id: place.id, label: place.name },
    aboutUserId: guest.id,
    after: { person: `${guest.first} ${guest.last}`, account: guest.created ? 'new' : 'existing' },
  });
  await publish(tx, `private-user.${guest.id}`, 'account.changed', {});
  await publish(tx, 'private-list.users', 'list.changed', { ids: [guest.id] });
}
