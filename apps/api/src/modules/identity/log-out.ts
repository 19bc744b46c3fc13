import type { Queryable } from '../../platform/db/index.ts';
import { endSession } from './identity.repo.ts';
import { tokenHash } from './session-token.ts';

/** Ends the session of each token; one that is unknown or over is as good as ended. */
export async function logOut(db: Queryable, tokens: ReadonlySet<string>): Promise<void> {
  for (const token of tokens) await endSession(db, tokenHash(token));
}
