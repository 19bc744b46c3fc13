import type { Affected } from '@yay/contract/mass-cancellation/calls';
import type { MealRange } from '@yay/contract/meals/calls';
import type { Db, Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { checkTargets } from '../discounts/index.ts';
import {
  type CancellationCriteria,
  countAffected,
  startCancellation,
} from '../mass-cancellation/index.ts';
import { rangeProblem } from './meal-range.ts';
import { knownAmong } from './meals.repo.ts';

/** Returns the criteria of the meant orders, or the errors of the range by field. */
async function criteriaOf(
  source: Queryable,
  range: MealRange,
): Promise<CancellationCriteria | Refusal> {
  const wrong = rangeProblem(range.start_date, range.end_date);
  if (wrong) return refuse(422, 'invalid', wrong);
  // Orders at a school that is closed by now can be deleted too.
  const { targets, errors } = await checkTargets(source, range.targets, range.targets);
  if (errors) return refuse(422, 'invalid', errors);
  const unknown = await unknownNames(source, range.vendor_ids ?? [], range.item_ids ?? []);
  if (unknown) return refuse(422, 'invalid', unknown);
  const { granularity } = range.targets;
  return {
    starts_on: range.start_date,
    ends_on: range.end_date,
    ...(range.type && { order_kinds: [range.type] }),
    ...(granularity === 'markets' && { market_ids: targets.markets }),
    ...(granularity === 'destinations' && { destination_ids: targets.destinations }),
    ...(granularity === 'grades' && { grade_ids: targets.grades }),
    ...(range.vendor_ids && { vendor_ids: range.vendor_ids }),
    ...(range.item_ids && { item_ids: range.item_ids }),
  };
}

async function unknownNames(
  source: Queryable,
  vendorIds: readonly number[],
  itemIds: readonly number[],
): Promise<FieldErrors | null> {
  if (vendorIds.length + itemIds.length === 0) return null;
  const known = await knownAmong(source, vendorIds, itemIds);
  if (known.vendors < new Set(vendorIds).size) return { vendor_ids: ['unknown_vendor'] };
  return known.items < new Set(itemIds).size ? { item_ids: ['unknown_item'] } : null;
}

export async function previewMealDeletion(
  source: Queryable,
  range: MealRange,
): Promise<{ data: Affected } | Refusal> {
  const criteria = await criteriaOf(source, range);
  if (isRefusal(criteria)) return criteria;
  return { data: await countAffected(source, criteria) };
}

/** Cancels what is ordered on these days, family by family in a run. What is counted already stays. */
export async function deleteMeals(
  parts: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  range: MealRange & { readonly because: string; readonly because_es: string | null },
): Promise<{ data: { run_id: number } } | Refusal> {
  return parts.db.tx(async (tx) => {
    const criteria = await criteriaOf(tx, range);
    if (isRefusal(criteria)) return criteria;
    const affected = await countAffected(tx, criteria);
    if (affected.orders === 0) return refuse(422, 'invalid', { start_date: ['nothing_changes'] });
    const { userId: actorId, impersonatorId } = actor;
    const runId = await startCancellation(tx, {
      jobs: parts.jobs,
      criteria,
      reason: 'staff',
      because: range.because,
      becauseEs: range.because_es,
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
        ...(range.because_es && { reason_es: range.because_es }),
      },
    });
    await publishList(tx, 'private-list.meals', [], actor);
    return { data: { run_id: runId } };
  });
}
