import type { OwnSession } from '@yay/contract/identity/account';
import { type SessionLimits, sessionLimitOf } from '@yay/domain/access';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { sessionBehind } from '../resolve-session.ts';
import { tokenHash } from '../session-token.ts';
import { ownSessions } from '../sessions.repo.ts';
import { presentSession } from './account.present.ts';

/**
 * Returns a person's sessions, the latest first, without those that have been idle for too long.
 */
export async function listSessions(
  source: Queryable,
  actor: Actor,
  limits: SessionLimits,
): Promise<OwnSession[]> {
  const current = tokenHash(sessionBehind(actor).token);
  const limit = sessionLimitOf(limits, [...actor.permissions]);
  const rows = await ownSessions(source, actor.userId);
  return rows
    .filter((row) => row.idle_seconds * 1_000 < limit.idle)
    .map((row) => presentSession(row, current, limit));
}
