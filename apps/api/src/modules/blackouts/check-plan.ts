import { BLACKOUT_MOST_DAYS, type BlackoutPlan } from '@yay/contract/blackouts/calls';
import type { SchoolScope } from '@yay/domain/access';
import { addDays, daysBetween, isWeekday, type PlainDate } from '@yay/domain/calendar';
import { NO_TARGETS } from '@yay/domain/targets';
import { dateIn, OFFICE_ZONE } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import { checkTargets } from '../discounts/index.ts';
import { orderRules } from '../settings/index.ts';
import { ownPlanProblem } from './check-own.ts';
import { ownSchools } from './own-places.repo.ts';
import { isClosedAlready, marketsThere } from './places.repo.ts';
import { narrowest, type Scope } from './scope.ts';

/**
 * Returns the places that a closure would cover, each once; or the errors of the plan, by field.
 */
export async function checkPlan(
  source: Queryable,
  plan: BlackoutPlan,
  closer: SchoolScope,
  lunchers: Scope['lunchers'] = null,
): Promise<Scope | Refusal> {
  const { now } = await orderRules(source);
  const wrong = datesProblem(plan, dateIn(OFFICE_ZONE, now));
  if (wrong) return refuse(422, 'invalid', wrong);
  const foreign = ownPlanProblem(plan, await ownSchools(source, closer));
  if (foreign) return refuse(422, 'invalid', foreign);
  const { targets, errors } = await checkTargets(source, plan.targets, NO_TARGETS);
  if (errors) return refuse(422, 'invalid', errors);
  const scope =
    plan.targets.granularity === 'everyone'
      ? { ...NO_TARGETS, markets: await marketsThere(source), lunchers: null }
      : narrowest(targets, lunchers);
  // A second closure of the same would have to be lifted a second time.
  const isClosed = await isClosedAlready(source, scope, plan.starts_on, plan.ends_on);
  return isClosed ? refuse(422, 'invalid', { starts_on: ['closed_already'] }) : scope;
}

function datesProblem({ starts_on, ends_on }: BlackoutPlan, today: PlainDate): FieldErrors | null {
  if (ends_on < starts_on) return { ends_on: ['ends_before_start'] };
  if (daysBetween(starts_on, ends_on) >= BLACKOUT_MOST_DAYS) return { ends_on: ['too_many_days'] };
  if (starts_on < today) return { starts_on: ['in_the_past'] };
  return lunchDays(starts_on, ends_on).length === 0 ? { starts_on: ['not_a_weekday'] } : null;
}

/** Returns the days of a range on which there could be lunch. */
export const lunchDays = (from: PlainDate, to: PlainDate): PlainDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).filter(
    isWeekday,
  );
