import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { SignedIn } from './open-session.ts';
import { meOf } from './read-me.ts';
import { sessionBehind } from './resolve-session.ts';
import { tokenHash } from './session-token.ts';
import { noteSeen } from './sessions.repo.ts';

/** Marks a session as used now. It ends when it ends: the same token is held by other tabs, too. */
export async function refreshSession(db: Queryable, actor: Actor): Promise<SignedIn> {
  const { token, row } = sessionBehind(actor);
  await noteSeen(db, tokenHash(token));
  return { token, expiresAt: row.expires_at, me: meOf(actor) };
}
