import type { Db } from '../../platform/db/index.ts';
import { retentionRules } from '../settings/index.ts';
import { beginErasing } from './erase-account.repo.ts';
import {
  clearAddresses,
  clearUnansweredNames,
  deleteEndedLinks,
  deleteEndedRequests,
  deleteFinishedJobs,
  deleteOldEvents,
  deleteOldHandOuts,
  deleteOldMails,
  deleteOldTrips,
  deleteRevokedKiosks,
  nextSpan,
  type RecordTable,
} from './retention.repo.ts';

const AT_ONCE = 2_000;
/** Long enough to find a request that was put away by mistake. */
const SPAM_DAYS = 30;

/**
 * Removes what was kept for as long as the settings say: mails, events of people, class trips, what
 * was done with bags, ended jobs, and the addresses of the record. In batches, so that nobody waits
 * for it.
 */
export async function keepNoLonger(db: Db, signal?: AbortSignal): Promise<void> {
  const rules = await retentionRules(db);
  const inBatches = async (remove: () => Promise<number>) => {
    while (!signal?.aborted && (await remove()) === AT_ONCE);
  };
  await inBatches(() => deleteOldMails(db, rules.mailsDays, AT_ONCE));
  await inBatches(() => deleteOldEvents(db, rules.userEventsDays, AT_ONCE));
  const ended = {
    requests: rules.requestsDays,
    applications: rules.applicationsDays,
    spam: SPAM_DAYS,
  };
  await inBatches(() => deleteEndedRequests(db, ended, AT_ONCE));
  await inBatches(() => clearUnansweredNames(db, AT_ONCE));
  await inBatches(() => deleteOldTrips(db, rules.classTripsDays, AT_ONCE));
  await inBatches(() => deleteEndedLinks(db, rules.classTripsDays, AT_ONCE));
  await inBatches(() => deleteHandOuts(db, rules.handOutsDays));
  await inBatches(() => deleteRevokedKiosks(db, rules.handOutsDays, AT_ONCE));
  await inBatches(() => deleteFinishedJobs(db, rules.finishedJobsDays, AT_ONCE));
  for (const log of ['activity_log', 'order_events'] as const) {
    while (!signal?.aborted && (await clearNextSpan(db, log, rules.activityAddressesDays)));
  }
}

const deleteHandOuts = (db: Db, days: number): Promise<number> =>
  db.tx(async (tx) => {
    await beginErasing(tx);
    return deleteOldHandOuts(tx, days, AT_ONCE);
  });

const clearNextSpan = (db: Db, log: RecordTable, days: number): Promise<boolean> =>
  db.tx(async (tx) => {
    const span = await nextSpan(tx, log, days);
    if (span === undefined) return false;
    await beginErasing(tx);
    await clearAddresses(tx, log, span);
    return true;
  });
