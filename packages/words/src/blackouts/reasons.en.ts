import type { BlackoutReason } from '@yay/contract/blackouts/reasons';

/** Why there is no lunch, as an office reads it. */
export const reasons = {
  athletic_event: 'Athletic event',
  covid_closure: 'COVID closure',
  early_dismissal: 'Early dismissal',
  fall_break: 'Fall break',
  field_trip: 'Field trip',
  grade_closure: 'Grade closure',
  holiday: 'National Holiday',
  idk_grade: 'Luncher Grade Needs Updated',
  parent_teacher_conferences: 'Parent-teacher conferences',
  school_closed: 'School closed',
  school_self_service: 'The school serves lunch itself',
  school_vacation: 'School vacation',
  spring_break: 'Spring break',
  student_holiday: 'Student holiday',
  student_testing: 'Student Testing Day',
  summer_break: 'Summer break',
  teacher_planning: 'Teacher planning',
  weather_closure: 'Weather closure',
  winter_break: 'Winter break',
  other: 'Other',
} satisfies Record<BlackoutReason, string>;
