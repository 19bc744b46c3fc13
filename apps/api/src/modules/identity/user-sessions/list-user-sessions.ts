import type { UserSession } from '@yay/contract/identity/user-sessions';
import { mayManage, type SessionLimits } from '@yay/domain/access';
import { instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { deviceOf } from '../account/device.ts';
import { accountById, isClosedAccount } from '../identity.repo.ts';
import { sessionsOf } from '../sessions.repo.ts';

const HOUR_MS = 3_600_000;

/** Returns where a person is signed in, the latest first, and whether the actor may end that. */
export async function listUserSessions(
  source: Queryable,
  actor: Actor,
  userId: number,
  limits: SessionLimits,
): Promise<{ data: UserSession[]; abilities: { end: boolean } } | Refusal> {
  const person = await accountById(source, userId);
  if (person === undefined) {
    const isClosed = await isClosedAccount(source, userId);
    return isClosed ? { data: [], abilities: { end: false } } : refuse(404, 'not_found');
  }
  const rows = await sessionsOf(source, userId);
  const data = rows.flatMap(({ is_team: isTeam, ...row }) => {
    const limit = isTeam ? limits.team : limits.others;
    if (row.idle_seconds * 1_000 >= limit.idle) return [];
    return {
      id: row.id,
      ...deviceOf(row.user_agent),
      ip: row.ip,
      created_at: toIso(row.created_at),
      last_seen_at: toIso(row.last_seen_at),
      idle_hours: limit.idle / HOUR_MS,
      ends_at: toIso(instant(Math.min(row.expires_at, row.created_at + limit.absolute))),
      impersonator: row.impersonator,
      acting_as: row.acting_as,
    };
  });
  return { data, abilities: { end: mayEnd(actor, { userId, roles: person.roles }) } };
}

/** Tells whether the actor may end sessions of that person: as changing the account, by rank. */
export const mayEnd = (actor: Actor, person: Parameters<typeof mayManage>[1]): boolean =>
  actor.impersonatorId === null && mayManage(actor, person);
