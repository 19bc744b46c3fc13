import type { OwnSession } from '@yay/contract/identity/account';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { sessionBehind } from '../resolve-session.ts';
import { tokenHash } from '../session-token.ts';
import { ownSessions } from '../sessions.repo.ts';
import { presentSession } from './account.present.ts';

/** Where one is signed in, the latest first. */
export async function listSessions(source: Queryable, actor: Actor): Promise<OwnSession[]> {
  const current = tokenHash(sessionBehind(actor).token);
  const rows = await ownSessions(source, actor.userId);
  return rows.map((row) => presentSession(row, current));
}
