import type { Affected } from '@yay/contract/mass-cancellation';
import type { MealRange } from '@yay/contract/meals';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import {
  type CancellationCriteria,
  countAffected,
  startCancellation,
} from '../mass-cancellation/index.ts';
import { rangeProblem } from './meal-range.ts';

const criteriaOf = (range: MealRange): CancellationCriteria => ({
  starts_on: range.start_date,
  ends_on: range.end_date,
  ...(range.type && { order_kinds: [range.type] }),
  ...(range.market_ids && { market_ids: range.market_ids }),
  ...(range.grade_ids && { grade_ids: range.grade_ids }),
  ...(range.destination_ids && { destination_ids: range.destination_ids }),
  ...(range.vendor_ids && { vendor_ids: range.vendor_ids }),
  ...(range.item_ids && { item_ids: range.item_ids }),
});

export async function previewMealDeletion(
  source: Queryable,
  range: MealRange,
): Promise<{ data: Affected } | Refusal> {
  const wrong = rangeProblem(range.start_date, range.end_date);
  if (wrong) return refuse(422, 'invalid', wrong);
  return { data: await countAffected(source, criteriaOf(range)) };
}

/** Cancels what is ordered on these days, family by family in a run. What is counted already stays. */
export async function deleteMeals(
  parts: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  range: MealRange & { readonly because: string },
): Promise<{ data: { run_id: number } } | Refusal> {
  const wrong = rangeProblem(range.start_date, range.end_date);
  if (wrong) return refuse(422, 'invalid', wrong);
  return parts.db.tx(async (tx) => {
    const criteria = criteriaOf(range);
    const affected = await countAffected(tx, criteria);
    if (affected.orders === 0) return refuse(422, 'invalid', { start_date: ['nothing_changes'] });
    const { userId: actorId, impersonatorId } = actor;
    const runId = await startCancellation(tx, {
      jobs: parts.jobs,
      criteria,
      reason: 'staff',
      because: range.because,
      by: { actorId, impersonatorId },
    });
    await record(tx, actor, {
      action: 'meals.deleted',
      subject: { type: 'job', id: null, label: `${range.start_date} – ${range.end_date}` },
      after: {
        starts_on: range.start_date,
        ends_on: range.end_date,
        orders: affected.orders,
        families: affected.families,
        reason: range.because,
      },
    });
    await publishList(tx, 'private-list.meals', [], actor);
    return { data: { run_id: runId } };
  });
}
