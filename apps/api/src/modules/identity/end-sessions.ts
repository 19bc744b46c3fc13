import type { RealtimeEvents } from '@yay/contract/realtime';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { deleteSessionsOf, type EndedSession } from './sessions.repo.ts';

type Reason = RealtimeEvents['session.ended']['reason'];

/**
 * Tells the tabs of those whose sessions are over; each asks again and finds out whether it is its own.
 * `of`: whom the reason is about. Whoever acts as her, or as whom she acts, goes on as herself.
 */
export async function announceEnd(
  source: Queryable,
  ended: readonly EndedSession[],
  reason: Reason,
  of?: number,
): Promise<void> {
  const people = ended.flatMap(({ user_id, impersonator_id }) =>
    impersonator_id === null ? [user_id] : [user_id, impersonator_id],
  );
  for (const userId of new Set(people)) {
    await publish(source, `private-user.${userId}`, 'session.ended', {
      reason: of === undefined || of === userId ? reason : 'impersonation',
    });
  }
}

/**
 * Ends every session of a person at once: her own, those in which she acts as somebody else, and
 * those in which somebody acts as her. `except` is the hash of the one that stays.
 */
export async function endSessionsOf(
  tx: Tx,
  userId: number,
  reason: Reason,
  except: Buffer | null = null,
): Promise<number> {
  const ended = await deleteSessionsOf(tx, userId, except);
  await announceEnd(tx, ended, reason, userId);
  return ended.length;
}
