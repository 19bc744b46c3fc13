import type { Db } from '../../platform/db/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { retentionRules } from '../settings/index.ts';
import {
  accountsToErase,
  beginErasing,
  eraseAccountRows,
  lockAccountToErase,
  writeErasure,
} from './erase-account.repo.ts';

interface EraseParts {
  readonly db: Db;
  readonly log: Log;
}

const AT_ONCE = 100;

/**
 * Erases the accounts that were closed as long ago as the settings say, each in a transaction of its
 * own: a process that is killed leaves whole accounts, and the next run goes on with the others.
 * Returns how many were erased.
 */
export async function eraseClosedAccounts(
  parts: EraseParts,
  signal?: AbortSignal,
): Promise<number> {
  const { db, log } = parts;
  const { eraseAfterDays } = await retentionRules(db);
  let erased = 0;
  for (let after = 0; !signal?.aborted; ) {
    const due = await accountsToErase(db, eraseAfterDays, after, AT_ONCE);
    for (const userId of due) {
      if (signal?.aborted) break;
      try {
        if (await eraseAccount(db, userId, eraseAfterDays)) erased += 1;
      } catch (error) {
        // One account's trouble is not the others'.
        log.error({ err: error, account: userId }, 'an account could not be erased');
      }
      after = userId;
    }
    if (due.length < AT_ONCE) break;
  }
  return erased;
}

const eraseAccount = (db: Db, userId: number, days: number): Promise<boolean> =>
  db.tx(async (tx) => {
    const account = await lockAccountToErase(tx, userId, days);
    if (account === undefined) return false;
    await beginErasing(tx);
    const counts = await eraseAccountRows(tx, userId, account);
    await writeErasure(tx, { userId, luncherId: null, actorId: null, counts });
    await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
    return true;
  });
