import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { SignedIn } from './open-session.ts';
import { meOf } from './read-me.ts';
import { sessionBehind } from './resolve-session.ts';
import { sessionEnd, tokenHash } from './session-token.ts';
import { prolongSession } from './sessions.repo.ts';

/**
 * The same token, good for two more weeks: other tabs of the browser hold it, too. An impersonation
 * never outlives the session that it was started from.
 */
export async function refreshSession(db: Queryable, actor: Actor): Promise<SignedIn> {
  const { token } = sessionBehind(actor);
  const expiresAt = await prolongSession(db, tokenHash(token), sessionEnd(Date.now()));
  return { token, expiresAt, me: meOf(actor) };
}
