import type { AccessHolder, AccessInvitation, AccessList } from '@yay/contract/access/calls';
import { mayChangePlaces, mayManage } from '@yay/domain/access';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { type HolderRow, holdersOf, placeOf } from './access.repo.ts';
import { type InvitationRow, invitationsTo } from './invitations.repo.ts';
import { type Portal, scopeOf } from './portals.ts';

/**
 * Lists who may enter the portal of a school or a vendor, the team aside, and who was asked and has
 * not answered. Names, roles and visits are for those who may see users.
 */
export async function listAccess(
  source: Queryable,
  actor: Actor,
  portal: Portal,
  placeId: number,
): Promise<AccessList | Refusal> {
  const place = await placeOf(source, portal, placeId, scopeOf(actor, portal));
  if (place === undefined) return refuse(404, 'not_found');
  const holders = await holdersOf(source, portal, placeId);
  const invitations = await invitationsTo(source, portal, placeId);
  return {
    data: {
      place,
      holders: holders.map((row) => presentHolder(actor, portal, row)),
      invitations: invitations.map(presentInvitation),
    },
  };
}

function presentHolder(actor: Actor, portal: Portal, row: HolderRow): AccessHolder {
  const seesPeople = actor.permissions.has('internal_dashboard:users');
  const suspended = row.suspended_on !== null;
  const target = { userId: row.id, roles: row.roles };
  return {
    id: row.id,
    email: row.email,
    person: seesPeople
      ? {
          full_name: `${row.first} ${row.last}`,
          roles: row.roles,
          suspended,
          last_seen_at: row.last_seen_at === null ? null : toIso(row.last_seen_at),
        }
      : null,
    abilities: {
      revoke: mayChangePlaces(actor, target),
      // Only readers who may see people learn that the account is suspended.
      send_welcome: row.roles.includes(portal.role) && !(seesPeople && suspended),
      open_user: mayManage(actor, target),
    },
  };
}

const presentInvitation = (row: InvitationRow): AccessInvitation => ({
  id: row.id,
  email: row.email,
  full_name: `${row.first} ${row.last}`,
  expires_at: toIso(row.expires_at),
});
