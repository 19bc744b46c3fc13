/**
 * Reasons of closures that a school gives for itself. Left to the team: a national holiday, which
 * it lays for a whole market; COVID, which an authority orders for many schools; a school that
 * serves lunch itself, which is agreed with the team; and a grade that nobody knows, which the
 * product closes by itself until the family answers.
 */
const OF_A_SCHOOL: ReadonlySet<string> = new Set([
  'athletic_event',
  'early_dismissal',
  'fall_break',
  'field_trip',
  'grade_closure',
  'parent_teacher_conferences',
  'school_closed',
  'school_vacation',
  'spring_break',
  'student_holiday',
  'student_testing',
  'summer_break',
  'teacher_planning',
  'weather_closure',
  'winter_break',
  'other',
]);

/** Returns whether a school's staff may close days for this reason, and lift such closures. */
export const schoolMayGive = (reason: string): boolean => OF_A_SCHOOL.has(reason);

/** Returns whether a school's staff may lift a closure: of its market it is the team's to lift. */
export const schoolMayLift = (closure: {
  readonly reason: string;
  readonly isOfMarket: boolean;
}): boolean => !closure.isOfMarket && schoolMayGive(closure.reason);
