import type { FieldCode } from '@yay/contract/codes';
import type { DiscountBody } from '@yay/contract/discounts/calls';
import { gradeIsOffered } from '@yay/domain/lunchers';
import { cascaded, emptyLevels, type Level, type TargetIds, targetsAt } from '@yay/domain/targets';
import type { Queryable } from '../../platform/db/index.ts';
import type { FieldErrors } from '../../platform/http/index.ts';
import { namedPlaces } from './admin.repo.ts';

const REQUIRED: Readonly<Record<Level, FieldCode>> = {
  markets: 'market_required',
  destinations: 'school_required',
  grades: 'grade_required',
};
const UNKNOWN: Readonly<Record<Level, FieldCode>> = {
  markets: 'unknown_market',
  destinations: 'unknown_destination',
  grades: 'unknown_grade',
};

/**
 * Whom a code is to be for, each named once; or what is wrong with it, level by level. A school that
 * is closed and a grade that nobody knows stay where they were chosen before, and are not taken anew.
 */
export async function checkTargets(
  source: Queryable,
  { granularity, ...asked }: DiscountBody['targets'],
  before: TargetIds,
): Promise<
  | { readonly targets: TargetIds; readonly errors?: undefined }
  | { readonly errors: FieldErrors; readonly targets?: undefined }
> {
  const shown = targetsAt(granularity, asked);
  const named = {
    markets: [...new Set(shown.markets)],
    destinations: [...new Set(shown.destinations)],
    grades: [...new Set(shown.grades)],
  };
  const missing = emptyLevels(granularity, named);
  if (missing.length > 0) {
    const errors = missing.map((level) => [`targets.${level}`, [REQUIRED[level]]] as const);
    return { errors: Object.fromEntries(errors) };
  }
  if (granularity === 'everyone') return { targets: named };

  const places = await namedPlaces(source, named);
  const had = (level: Level, id: number) => before[level].includes(id);
  const open = places.destinations.filter(
    ({ id, status }) => status === 'active' || had('destinations', id),
  );
  const offered = places.grades.filter(
    ({ id, label }) => gradeIsOffered(label) || had('grades', id),
  );
  const known = cascaded(
    { ...named, markets: places.markets.map(({ id }) => id) },
    {
      marketOf: new Map(open.map(({ id, market_id }) => [id, market_id])),
      destinationOf: new Map(offered.map(({ id, destination_id }) => [id, destination_id])),
    },
  );
  const foreign = (['markets', 'destinations', 'grades'] as const).filter(
    (level) => known[level].length < named[level].length,
  );
  if (foreign.length === 0) return { targets: named };
  // Schools and grades below an unknown market can't belong to anything, so the first level alone
  // has the error.
  const errors = foreign
    .slice(0, 1)
    .map((level) => [`targets.${level}`, [UNKNOWN[level]]] as const);
  return { errors: Object.fromEntries(errors) };
}
