import type { Instant } from '@yay/domain/time';
import type { Db } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { sessionBehind } from '../resolve-session.ts';
import { tokenHash } from '../session-token.ts';
import { endImpersonation } from './end-impersonation.ts';
import { lockOwnSession } from './impersonation.repo.ts';

export interface OwnSession {
  readonly token: string;
  readonly expiresAt: Instant;
  readonly userId: number;
}

/**
 * Ends the impersonation and gives the person behind it her own session back. The token must be hers:
 * what another person's browser or a stolen cookie has opens nothing here.
 */
export async function switchBack(
  db: Db,
  actor: Actor,
  impersonatorToken: string | undefined,
): Promise<OwnSession | Refusal> {
  const userId = actor.impersonatorId;
  if (userId === null || impersonatorToken === undefined) return refuse(403, 'forbidden');
  const { token } = sessionBehind(actor);
  return db.tx(async (tx) => {
    const own = await lockOwnSession(tx, tokenHash(impersonatorToken), userId);
    if (own === undefined) return refuse(403, 'forbidden');
    await endImpersonation(tx, tokenHash(token), actor.origin);
    return { token: impersonatorToken, expiresAt: own.expires_at, userId };
  });
}
