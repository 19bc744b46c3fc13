import { granularityOf, type TargetIds } from '@yay/domain/targets';
import type { CancellationCriteria } from '../mass-cancellation/index.ts';

/**
 * The places that something closes: whole markets, schools, or grades; the others are empty. Of a
 * grade it may be some lunchers alone; null: all of them.
 */
export type Scope = TargetIds & { readonly lunchers: readonly number[] | null };

/** Only the narrowest level that is chosen counts; the others led to it. */
export function narrowest(targets: TargetIds, lunchers: Scope['lunchers']): Scope {
  const level = granularityOf(targets);
  return {
    markets: level === 'markets' ? targets.markets : [],
    destinations: level === 'destinations' ? targets.destinations : [],
    grades: level === 'grades' ? targets.grades : [],
    lunchers: level === 'grades' ? lunchers : null,
  };
}

/** Returns the scope without a grade of which it is some lunchers alone. */
export const wholePlaces = (scope: Scope): Scope => ({
  ...scope,
  grades: scope.lunchers === null ? scope.grades : [],
});

/** Returns the scope as criteria of orders; an empty level is no condition. */
export const criteriaOf = ({
  markets,
  destinations,
  grades,
  lunchers,
}: Scope): Pick<
  CancellationCriteria,
  'market_ids' | 'destination_ids' | 'grade_ids' | 'luncher_ids'
> => ({
  ...(markets.length > 0 && { market_ids: markets }),
  ...(destinations.length > 0 && { destination_ids: destinations }),
  ...(grades.length > 0 && { grade_ids: grades }),
  ...(lunchers !== null && { luncher_ids: lunchers }),
});
