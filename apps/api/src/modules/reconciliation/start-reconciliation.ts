import { RECONCILIATION_DAYS, type ReconciliationRun } from '@yay/contract/reconciliation/calls';
import { daysBetween, type PlainDate } from '@yay/domain/calendar';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { labelOf } from './label.ts';
import { officeToday, spanOf } from './office-days.ts';
import { presentRun } from './present-run.ts';
import { reconcileDays } from './reconciliation.kinds.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';
import { type Days, insertRun, lockReconciliation, runById, runUnderWay } from './runs.repo.ts';

type Parts = Pick<ReconciliationParts, 'db' | 'jobs' | 'provider'>;
export type Started = { data: ReconciliationRun } | Refusal;

/** Compares some days because somebody asks; one that is under way is not made twice. */
export async function startReconciliation(
  parts: Parts,
  actor: Actor,
  asked: { readonly first_day: PlainDate; readonly last_day: PlainDate },
): Promise<Started> {
  const { first_day: first, last_day: last } = asked;
  if (last < first) return refuse(422, 'invalid', { last_day: ['ends_before_start'] });
  if (last > officeToday()) return refuse(422, 'invalid', { last_day: ['in_the_future'] });
  if (daysBetween(first, last) >= RECONCILIATION_DAYS) {
    return refuse(422, 'invalid', { first_day: ['too_many_days'] });
  }
  return parts.db.tx((tx) => start(parts, tx, actor, { first, last }));
}

/** Compares the same days anew. */
export async function repeatReconciliation(
  parts: Parts,
  actor: Actor,
  runId: number,
): Promise<Started> {
  return parts.db.tx(async (tx) => {
    const run = await runById(tx, runId);
    if (run === undefined) return refuse(404, 'not_found');
    return start(parts, tx, actor, { first: run.first_day, last: run.last_day });
  });
}

async function start(
  { jobs, provider: { name } }: Parts,
  tx: Tx,
  actor: Actor,
  days: Days,
): Promise<{ data: ReconciliationRun }> {
  await lockReconciliation(tx);
  const underWay = await runUnderWay(tx, name, days);
  const span = spanOf(days.first, days.last);
  const runId =
    underWay ?? (await insertRun(tx, { ...days, ...span, provider: name, askedBy: actor.userId }));
  const run = await runById(tx, runId);
  if (run === undefined) throw new Error(`run ${runId} is gone`);
  if (underWay === undefined) {
    await jobs.enqueue(tx, reconcileDays, { runId });
    await record(tx, actor, {
      action: 'reconciliation.started',
      subject: { type: 'reconciliation', id: runId, label: labelOf(run) },
    });
    await publishList(tx, 'private-list.reconciliations', [runId], actor);
  }
  return { data: presentRun(run) };
}
