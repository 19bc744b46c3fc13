import type { AffectedOrder } from '@yay/contract/lunchers/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { removeLuncher } from '../lunchers/index.ts';
import { beginErasing, eraseLuncherRows, writeErasure } from './erase-account.repo.ts';
import {
  askToErase,
  familyOfLuncher,
  type LuncherToErase,
  lockLuncherToErase,
  lunchersToErase,
} from './erase-luncher.repo.ts';

/**
 * Removes a luncher, cancels what can be cancelled, and erases her name and allergies. While a
 * kitchen still has a lunch of hers, its label needs both: then the sweep erases after it. It can't be
 * undone, so of the team only those may who look after families.
 */
export const eraseLuncher = (
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
): Promise<{ affected: AffectedOrder[]; erased: boolean } | Refusal> =>
  parts.db.tx(async (tx) => {
    const family = await familyOfLuncher(tx, id);
    if (family !== actor.userId && !actor.permissions.has('internal_dashboard:users')) {
      return refuse(404, 'not_found');
    }
    const removed = await removeLuncher(tx, parts.letters, actor, id);
    if (isRefusal(removed)) return removed;
    const { luncher, affected } = removed;
    await askToErase(tx, id);
    await record(tx, actor, {
      action: 'personal_data.luncher_erased',
      subject: { type: 'luncher', id, label: '' },
      aboutUserId: luncher.user_id,
    });
    const due = await lockLuncherToErase(tx, id);
    if (due !== undefined) await eraseLocked(tx, due, actor.userId);
    return { affected, erased: due !== undefined };
  });

/** Erases those whose last lunch is over by now. Returns how many. */
export async function eraseWaitingLunchers(
  { db, log }: { readonly db: Db; readonly log: Log },
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0;
  for (const id of await lunchersToErase(db)) {
    if (signal?.aborted) break;
    try {
      const done = await db.tx(async (tx) => {
        const due = await lockLuncherToErase(tx, id);
        if (due !== undefined) await eraseLocked(tx, due, null);
        return due !== undefined;
      });
      if (done) erased += 1;
    } catch (error) {
      log.error({ err: error, luncher: id }, 'a luncher could not be erased');
    }
  }
  return erased;
}

async function eraseLocked(tx: Tx, luncher: LuncherToErase, actorId: number | null): Promise<void> {
  await beginErasing(tx);
  const counts = await eraseLuncherRows(tx, luncher);
  await writeErasure(tx, { userId: luncher.userId, luncherId: luncher.id, actorId, counts });
}
