import type { ReconciliationState } from '@yay/contract/reconciliation/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { pageOf, refuse, sliceOf } from '../../platform/http/index.ts';
import { linePage } from './lines.repo.ts';
import { officeToday } from './office-days.ts';
import { presentLine, presentRun } from './present-run.ts';
import { countOpen, countRuns, runById, runPage } from './runs.repo.ts';

const RUNS_PER_PAGE = 25;
const LINES_PER_PAGE = 100;

export async function listReconciliations(
  db: Queryable,
  asked: { readonly state?: ReconciliationState | undefined; readonly page?: number | undefined },
) {
  const { state = null, page = 1 } = asked;
  const paging = { page, perPage: RUNS_PER_PAGE };
  const [total, runs, open] = await Promise.all([
    countRuns(db, state),
    runPage(db, state, sliceOf(paging)),
    countOpen(db),
  ]);
  return {
    ...pageOf(runs.map(presentRun), total, paging),
    today: officeToday(),
    open,
  };
}

/** One comparison, and a page of what does not match. */
export async function getReconciliation(db: Queryable, runId: number, page = 1) {
  const run = await runById(db, runId);
  if (run === undefined) return refuse(404, 'not_found');
  const paging = { page, perPage: LINES_PER_PAGE };
  const lines = await linePage(db, runId, sliceOf(paging));
  return { data: presentRun(run), lines: pageOf(lines.map(presentLine), run.lines, paging) };
}
