import type { Queryable } from '../../platform/db/index.ts';
import type { FieldErrors } from '../../platform/http/index.ts';
import { findOptionIds } from '../schedule/index.ts';
import { checkSelections, foreignOptionIds, type MealFields } from './check-selections.ts';
import type { LoadedWeek } from './load-family-week.ts';
import type { RequestedDay } from './week-save.ts';

/**
 * Reports selections that can't be an order on any day, at the `fields` of the request. The catalogue
 * lacks the options of other meals, so that whether they exist is looked up where one is named.
 */
export async function checkDays(
  source: Queryable,
  { week, catalogue }: LoadedWeek,
  days: readonly RequestedDay[],
  fields?: MealFields,
): Promise<FieldErrors | null> {
  const foreignIds = foreignOptionIds(catalogue, days);
  const existingIds = foreignIds.length > 0 ? await findOptionIds(source, foreignIds) : [];
  return checkSelections(week, catalogue, days, new Set(existingIds), fields);
}
