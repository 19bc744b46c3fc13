import type { Db, Tx } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { record } from '../../activity/index.ts';
import { announceEnd, endSessionsOf } from '../end-sessions.ts';
import { fullName } from '../identity.present.ts';
import { lockTarget } from '../impersonation/impersonation.repo.ts';
import { deleteSessionOf } from '../sessions.repo.ts';
import { mayEnd } from './list-user-sessions.ts';

/** Ends one session of somebody below one's own rank. */
export function endUserSession(
  db: Db,
  actor: Actor,
  userId: number,
  id: number,
): Promise<{ readonly ended: number } | Refusal> {
  return endAs(db, actor, userId, async (tx) => {
    const ended = await deleteSessionOf(tx, userId, id);
    if (ended.length === 0) return refuse(404, 'not_found');
    await announceEnd(tx, ended, 'signed_out', userId);
    return ended.length;
  });
}

/** Ends every session of somebody below one's own rank; where there is none, nothing happens. */
export const endUserSessions = (
  db: Db,
  actor: Actor,
  userId: number,
): Promise<{ readonly ended: number } | Refusal> =>
  endAs(db, actor, userId, (tx) => endSessionsOf(tx, userId, 'signed_out'));

function endAs(
  db: Db,
  actor: Actor,
  userId: number,
  end: (tx: Tx) => Promise<number | Refusal>,
): Promise<{ readonly ended: number } | Refusal> {
  return db.tx(async (tx) => {
    const person = await lockTarget(tx, userId);
    if (person === undefined) return refuse(404, 'not_found');
    if (!mayEnd(actor, { userId, roles: person.roles })) return refuse(403, 'forbidden');
    const ended = await end(tx);
    if (typeof ended !== 'number') return ended;
    if (ended > 0) {
      await record(tx, actor, {
        action: 'session.ended',
        subject: { type: 'user', id: userId, label: fullName(person) },
        aboutUserId: userId,
        after: { sessions: ended },
      });
    }
    return { ended };
  });
}
