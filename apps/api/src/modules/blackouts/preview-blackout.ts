import type { BlackoutPlan, BlackoutPreview } from '@yay/contract/blackouts/calls';
import type { SchoolScope } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/http/index.ts';
import { countAffected } from '../mass-cancellation/index.ts';
import { checkPlan } from './check-plan.ts';
import { lockedDaysOf, overlapping, schoolsByMarket } from './places.repo.ts';
import { criteriaOf, type Scope, wholePlaces } from './scope.ts';

/** Returns the effect of a closure before anybody decides. */
export async function previewBlackout(
  source: Queryable,
  plan: BlackoutPlan,
  closer: SchoolScope,
  lunchers: Scope['lunchers'] = null,
): Promise<{ data: BlackoutPreview } | Refusal> {
  const scope = await checkPlan(source, plan, closer, lunchers);
  if (isRefusal(scope)) return scope;
  const { starts_on, ends_on } = plan;
  const markets = await schoolsByMarket(source, scope);
  const ids = markets.map(({ market_id }) => market_id);
  return {
    data: {
      affected: await countAffected(source, { starts_on, ends_on, ...criteriaOf(scope) }),
      schools: markets.reduce((sum, { schools }) => sum + schools, 0),
      locked_days: await lockedDaysOf(source, ids, starts_on, ends_on),
      overlapping: await overlapping(source, wholePlaces(scope), starts_on, ends_on),
    },
  };
}
