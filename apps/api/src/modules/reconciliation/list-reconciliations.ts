import type { ReconciliationState } from '@yay/contract/reconciliation';
import type { Queryable } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { linePage } from './lines.repo.ts';
import { officeToday } from './office-days.ts';
import { presentLine, presentPage, presentRun } from './present-run.ts';
import { countOpen, countRuns, runById, runPage } from './runs.repo.ts';

const RUNS_PER_PAGE = 25;
const LINES_PER_PAGE = 100;
/** Beyond it there can be nothing, and the offset would outgrow its type. */
const LAST_PAGE_OF_ALL = 1_000_000;

const offsetOf = (page: number, perPage: number) =>
  (Math.min(page, LAST_PAGE_OF_ALL) - 1) * perPage;

export async function listReconciliations(
  db: Queryable,
  asked: { readonly state?: ReconciliationState | undefined; readonly page?: number | undefined },
) {
  const { state = null, page = 1 } = asked;
  const rows = { limit: RUNS_PER_PAGE, offset: offsetOf(page, RUNS_PER_PAGE) };
  const [total, runs, open] = await Promise.all([
    countRuns(db, state),
    runPage(db, state, rows),
    countOpen(db),
  ]);
  return {
    ...presentPage(runs.map(presentRun), { total, page, perPage: RUNS_PER_PAGE }),
    today: officeToday(),
    open,
  };
}

/** One comparison, and a page of what does not match. */
export async function getReconciliation(db: Queryable, runId: number, page = 1) {
  const run = await runById(db, runId);
  if (run === undefined) return refuse(404, 'not_found');
  const rows = { limit: LINES_PER_PAGE, offset: offsetOf(page, LINES_PER_PAGE) };
  const lines = await linePage(db, runId, rows);
  const found = { total: run.lines, page, perPage: LINES_PER_PAGE };
  return { data: presentRun(run), lines: presentPage(lines.map(presentLine), found) };
}
