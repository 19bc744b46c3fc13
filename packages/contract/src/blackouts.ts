/** Why a market, a school or a grade has no lunch on a day. */
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
