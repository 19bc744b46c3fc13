/** The reasons for which a market, a school or a grade has no lunch on a day. */
export const BLACKOUT_REASONS = [
  'athletic_event',
  'covid_closure',
  'early_dismissal',
  'fall_break',
  'field_trip',
  'grade_closure',
  'holiday',
  'idk_grade',
  'parent_teacher_conferences',
  'school_closed',
  'school_self_service',
  'school_vacation',
  'spring_break',
  'student_holiday',
  'student_testing',
  'summer_break',
  'teacher_planning',
  'weather_closure',
  'winter_break',
  'other',
] as const;
export type BlackoutReason = (typeof BLACKOUT_REASONS)[number];

/**
 * The reasons that mean no school. Under any other one the children are at school, or may be, and a
 * closure only says that there is no lunch from us.
 */
const NO_SCHOOL: ReadonlySet<string> = new Set<BlackoutReason>([
  'covid_closure',
  'fall_break',
  'holiday',
  'school_closed',
  'school_vacation',
  'spring_break',
  'student_holiday',
  'summer_break',
  'teacher_planning',
  'weather_closure',
  'winter_break',
]);

/** Tells whether a closure for this reason means that there is no school either. */
export const meansNoSchool = (reason: string): boolean => NO_SCHOOL.has(reason);
