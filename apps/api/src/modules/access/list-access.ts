import type { AccessHolder, AccessList } from '@yay/contract/access/calls';
import { mayManage } from '@yay/domain/access';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { type HolderRow, holdersOf, placeOf } from './access.repo.ts';
import type { Portal } from './portals.ts';

/** Who may enter the portal of a school or a vendor, the team aside, who enter all of them. */
export async function listAccess(
  source: Queryable,
  actor: Actor,
  portal: Portal,
  placeId: number,
): Promise<AccessList | Refusal> {
  const place = await placeOf(source, portal, placeId);
  if (place === undefined) return refuse(404, 'not_found');
  const holders = await holdersOf(source, portal, placeId);
  return { data: { place, holders: holders.map((row) => presentHolder(actor, portal, row)) } };
}

function presentHolder(actor: Actor, portal: Portal, row: HolderRow): AccessHolder {
  const suspended = row.suspended_on !== null;
  return {
    id: row.id,
    full_name: `${row.first} ${row.last}`,
    email: row.email,
    roles: row.roles,
    suspended,
    last_seen_at: row.last_seen_at === null ? null : toIso(row.last_seen_at),
    abilities: {
      revoke: true,
      send_welcome: !suspended && row.roles.includes(portal.role),
      open_user: mayManage(actor, { userId: row.id, roles: row.roles }),
    },
  };
}
