import type { Db } from '../../platform/db/index.ts';
import type { Origin } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceEnd } from './end-sessions.ts';
import { fullName } from './identity.present.ts';
import { endImpersonation } from './impersonation/end-impersonation.ts';
import { startedFrom } from './impersonation/impersonation.repo.ts';
import { tokenHash } from './session-token.ts';
import { deleteSession } from './sessions.repo.ts';

/**
 * Ends the session of each token; one that is unknown or over is as good as ended. Of an
 * impersonation, the person's own session ends with it: she logged out, she did not switch back.
 */
export async function logOut(db: Db, tokens: ReadonlySet<string>, origin: Origin): Promise<void> {
  await db.tx(async (tx) => {
    for (const hash of [...tokens].map(tokenHash)) {
      const own = await startedFrom(tx, hash);
      await endImpersonation(tx, hash, origin);
      const ended = await deleteSession(tx, own ?? hash);
      for (const { user_id: userId, ...person } of ended) {
        const subject = { type: 'user', id: userId, label: fullName(person) } as const;
        const doer = { userId, impersonatorId: null, origin };
        await record(tx, doer, { action: 'session.ended', subject, aboutUserId: userId });
      }
      await announceEnd(tx, ended, 'signed_out');
    }
  });
}
