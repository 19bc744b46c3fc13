import { addDays, type PlainDate } from '../calendar/index.ts';
import { gradeIsOffered } from '../lunchers/index.ts';
import type { WeekBlackout, WeekLuncher } from './family-week.ts';

/**
 * Returns the closures of children whose grade nobody knows: their days are closed with the reason
 * `idk_grade` until the family answers (decisions.md, Grade roll-over). `name` is what the family reads.
 */
export const unknownGradeClosures = (
  lunchers: readonly (Pick<WeekLuncher, 'destination_id' | 'grade_id'> & {
    readonly grade_label: string;
  })[],
  monday: PlainDate,
  name: string,
): WeekBlackout[] =>
  lunchers
    .filter(({ grade_label: label }) => !gradeIsOffered(label))
    .map((luncher) => ({
      market_id: null,
      destination_id: luncher.destination_id,
      grade_id: luncher.grade_id,
      luncher_ids: null,
      name,
      type: 'date',
      reason: 'idk_grade',
      starts_on: monday,
      ends_on: addDays(monday, 6),
    }));
