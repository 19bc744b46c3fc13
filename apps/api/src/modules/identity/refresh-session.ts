import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { prolongSession } from './identity.repo.ts';
import type { SignedIn } from './log-in.ts';
import { meOf } from './read-me.ts';
import { sessionBehind } from './resolve-session.ts';
import { sessionEnd, tokenHash } from './session-token.ts';

/** The same token, good for two more weeks: other tabs of the browser hold it, too. */
export async function refreshSession(db: Queryable, actor: Actor): Promise<SignedIn> {
  const { token } = sessionBehind(actor);
  const expiresAt = sessionEnd(Date.now());
  await prolongSession(db, tokenHash(token), expiresAt);
  return { token, expiresAt, me: meOf(actor) };
}
