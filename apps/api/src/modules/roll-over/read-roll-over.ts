import type { RollOver } from '@yay/contract/roll-over/calls';
import { childrenScopeOf, type SchoolScope } from '@yay/domain/access';
import { type PlainDate, plainDate, schoolYearOf } from '@yay/domain/calendar';
import { gradeIsOffered } from '@yay/domain/lunchers';
import { nextGrades } from '@yay/domain/roll-over';
import { instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import {
  countAhead,
  otherSchools,
  type RollSchool,
  type RunRow,
  rollGrades,
  rollLunchers,
  rollSchool,
  runOfYear,
} from './roll-over.repo.ts';

/** The day of the year from which the school year ahead is prepared. */
const PREPARED_FROM = '05-01';

/**
 * Returns the school year to roll into: from May on the one ahead, and before that the one that
 * runs, which a school catches up on.
 */
export const yearToRoll = (today: PlainDate): number =>
  schoolYearOf(today) + (nextFrom(today) === null ? 1 : 0);

/** Returns the day from which the next school year is prepared; null where it is prepared already. */
export function nextFrom(today: PlainDate): PlainDate | null {
  const day = plainDate(`${schoolYearOf(today) + 1}-${PREPARED_FROM}`);
  return today < day ? day : null;
}

export async function getRollOver(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: RollOver } | Refusal> {
  const scope = childrenScopeOf(actor);
  const school = await rollSchool(source, scope, schoolId);
  if (school === undefined) return refuse(404, 'not_found');
  return { data: await presentRollOver(source, school, scope) };
}

/** Returns where a child may go besides: known grades of the other schools that somebody looks after. */
export async function gradesElsewhere(
  source: Queryable,
  scope: SchoolScope,
  schoolId: number,
): Promise<RollOver['elsewhere']> {
  const schools = await otherSchools(source, scope, schoolId);
  return schools.map(({ grades, ...school }) => ({
    ...school,
    grades: grades.filter(({ label }) => gradeIsOffered(label)),
  }));
}

async function presentRollOver(
  source: Queryable,
  school: RollSchool,
  scope: SchoolScope,
): Promise<RollOver> {
  const year = yearToRoll(school.today);
  const grades = await rollGrades(source, school.id);
  const next = nextGrades(grades);
  const run = await runOfYear(source, school.id, year);
  const lunchers = await rollLunchers(source, school.id, year);
  return {
    school_year: year,
    next_from: nextFrom(school.today),
    grades: grades.map(({ id, label, lunchers: count }) => ({
      id,
      label,
      lunchers: count,
      next: next.get(id) ?? null,
      is_known: gradeIsOffered(label),
    })),
    lunchers: lunchers.map(({ id, first, last, grade_id, has_come }) => ({
      id,
      name: `${last}, ${first}`,
      grade_id,
      has_come,
    })),
    elsewhere: await gradesElsewhere(source, scope, school.id),
    orders_ahead: await countAhead(source, school.id),
    run: run ? presentRun(run) : null,
  };
}

const presentRun = (run: RunRow): NonNullable<RollOver['run']> => ({
  state: run.state,
  by: run.by,
  started_at: toIso(instant(run.started_at)),
  lunchers: run.lunchers,
  done: run.state === 'undoing' ? run.put_back : run.lunchers - run.waiting,
  skipped: run.skipped,
  can_undo: run.state === 'done' && !run.is_ordered,
});
