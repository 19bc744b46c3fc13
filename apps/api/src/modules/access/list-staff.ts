import type { SchoolStaff } from '@yay/contract/access-staff/calls';
import { mayChangePlaces, rankOf } from '@yay/domain/access';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { holdersOf, placeOf } from './access.repo.ts';
import { invitationsTo } from './invitations.repo.ts';
import { PORTALS, scopeOf } from './portals.ts';

const { school: PORTAL } = PORTALS;

/**
 * Lists who may enter the portal of one's own school. What else an account is, and whether it is
 * suspended, is for the team alone.
 */
export async function listStaff(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: SchoolStaff } | Refusal> {
  const place = await placeOf(source, PORTAL, schoolId, scopeOf(actor, PORTAL));
  if (place === undefined) return refuse(404, 'not_found');
  const holders = await holdersOf(source, PORTAL, schoolId);
  const invitations = await invitationsTo(source, PORTAL, schoolId);
  return {
    data: {
      people: holders.map((row) => ({
        id: row.id,
        full_name: `${row.first} ${row.last}`,
        email: row.email,
        last_seen_at: row.last_seen_at === null ? null : toIso(row.last_seen_at),
        is_you: row.id === actor.userId,
        abilities: {
          remove: mayChangePlaces(actor, { userId: row.id, roles: row.roles }),
          send_welcome: row.id !== actor.userId && rankOf(row.roles) === 0,
        },
      })),
      invitations: invitations.map((row) => ({
        id: row.id,
        full_name: `${row.first} ${row.last}`,
        email: row.email,
        expires_at: toIso(row.expires_at),
      })),
    },
  };
}
