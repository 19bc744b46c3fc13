import type { BlackoutPlan } from '@yay/contract/blackouts/calls';
import { schoolMayGive, schoolMayLift } from '@yay/domain/closures';
import { targetsAt } from '@yay/domain/targets';
import { type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LiftableRow } from './lift.repo.ts';
import type { OwnSchool } from './own-places.repo.ts';

/**
 * Returns the places that a school's staff may not close, field by field. A place of others reads
 * like one that is not there, and their own market is more than they can close.
 */
export function ownPlanProblem(
  { reason, targets }: Pick<BlackoutPlan, 'reason' | 'targets'>,
  own: readonly OwnSchool[] | null,
): FieldErrors | null {
  if (own === null) return null;
  const { granularity } = targets;
  if (granularity === 'everyone' || granularity === 'markets') {
    return { 'targets.granularity': ['left_to_the_team'] };
  }
  const { markets, destinations } = targetsAt(granularity, targets);
  if (markets.some((id) => own.every((school) => school.market_id !== id))) {
    return { 'targets.markets': ['unknown_market'] };
  }
  // Grades of others are found to be of none of these schools by whoever checks the targets.
  if (destinations.some((id) => own.every((school) => school.id !== id))) {
    return { 'targets.destinations': ['unknown_destination'] };
  }
  return schoolMayGive(reason) ? null : { reason: ['left_to_the_team'] };
}

/** A closure of another school is not there; one of her market she sees and leaves to the team. */
export function ownLiftProblem(
  rows: readonly LiftableRow[],
  own: readonly OwnSchool[] | null,
): Refusal | null {
  if (own === null) return null;
  const reaches = (row: LiftableRow) =>
    own.some(({ id, market_id }) =>
      row.market_id === null ? id === row.destination_id : market_id === row.market_id,
    );
  if (!rows.every(reaches)) return refuse(404, 'not_found');
  const mayLift = rows.every(({ reason, market_id }) =>
    schoolMayLift({ reason, isOfMarket: market_id !== null }),
  );
  return mayLift ? null : refuse(422, 'invalid', { blackouts: ['left_to_the_team'] });
}
