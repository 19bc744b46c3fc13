import { describe, expect, it } from 'vitest';
import { BLACKOUT_REASONS, type BlackoutReason, meansNoSchool } from './reasons.ts';

describe('a closure means that there is no school', () => {
  const expected: Record<BlackoutReason, boolean> = {
    athletic_event: false,
    covid_closure: true,
    early_dismissal: false,
    fall_break: true,
    field_trip: false,
    grade_closure: false,
    holiday: true,
    idk_grade: false,
    parent_teacher_conferences: false,
    school_closed: true,
    school_self_service: false,
    school_vacation: true,
    spring_break: true,
    student_holiday: true,
    student_testing: false,
    summer_break: true,
    teacher_planning: true,
    weather_closure: true,
    winter_break: true,
    other: false,
  };
  it.each(BLACKOUT_REASONS)('for %s or not', (reason) => {
    expect(meansNoSchool(reason)).toBe(expected[reason]);
  });
});
