import { addDays } from '@yay/domain/calendar';
import { officeToday, spanOf } from './office-days.ts';
import { reconcileDays } from './reconciliation.kinds.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';
import {
  type Days,
  daysToRepeat,
  insertRun,
  lockReconciliation,
  runUnderWay,
  wasCompared,
} from './runs.repo.ts';

const LOOKED_BACK_DAYS = 30;
const AT_MOST = 20;

/** Yesterday, and the days of the last month that were not even when they were last compared. */
export async function askNightly({
  db,
  jobs,
  provider: { name },
}: Pick<ReconciliationParts, 'db' | 'jobs' | 'provider'>): Promise<void> {
  await db.tx(async (tx) => {
    await lockReconciliation(tx);
    const today = officeToday();
    const yesterday = addDays(today, -1);
    const again = await daysToRepeat(tx, name, addDays(today, -LOOKED_BACK_DAYS), AT_MOST);
    const isAsked = ({ first, last }: Days) => first <= yesterday && last >= yesterday;
    const isNew = !again.some(isAsked) && !(await wasCompared(tx, name, yesterday));
    const days = isNew ? [{ first: yesterday, last: yesterday }, ...again] : again;
    for (const { first, last } of days) {
      if ((await runUnderWay(tx, name, { first, last })) !== undefined) continue;
      const span = spanOf(first, last);
      const runId = await insertRun(tx, { provider: name, first, last, ...span, askedBy: null });
      await jobs.enqueue(tx, reconcileDays, { runId });
    }
  });
}
