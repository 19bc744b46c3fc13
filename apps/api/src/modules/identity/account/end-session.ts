import type { Db, Tx } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { record } from '../../activity/index.ts';
import { announceEnd } from '../end-sessions.ts';
import { fullName } from '../identity.present.ts';
import { sessionBehind } from '../resolve-session.ts';
import { tokenHash } from '../session-token.ts';
import { deleteOwnSession, deleteOwnSessions, type EndedSession } from '../sessions.repo.ts';

/** Ends one session of one's own. Answers whether it was the one that asked. */
export async function endSession(
  db: Db,
  actor: Actor,
  id: number,
): Promise<{ readonly wasCurrent: boolean } | Refusal> {
  return db.tx(async (tx) => {
    const [ended] = await deleteOwnSession(tx, actor.userId, id);
    if (ended === undefined) return refuse(404, 'not_found');
    await tell(tx, actor, [ended]);
    const current = tokenHash(sessionBehind(actor).token);
    return { wasCurrent: ended.token_hash.equals(current) };
  });
}

/** Ends every session but the one that asks. Answers how many those were. */
export async function endOtherSessions(db: Db, actor: Actor): Promise<number> {
  return db.tx(async (tx) => {
    const current = tokenHash(sessionBehind(actor).token);
    const ended = await deleteOwnSessions(tx, actor.userId, current);
    if (ended.length > 0) await tell(tx, actor, ended);
    return ended.length;
  });
}

async function tell(tx: Tx, actor: Actor, ended: readonly EndedSession[]): Promise<void> {
  await announceEnd(tx, ended, 'signed_out');
  const own = ended.filter((session) => session.impersonator_id === null);
  const { row } = sessionBehind(actor);
  await record(tx, actor, {
    action: 'session.ended',
    subject: { type: 'user', id: actor.userId, label: fullName(row) },
    aboutUserId: actor.userId,
    after: { sessions: own.length, impersonations: ended.length - own.length },
  });
}
