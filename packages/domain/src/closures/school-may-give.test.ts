import { describe, expect, it, test } from 'vitest';
import { schoolMayGive, schoolMayLift } from './index.ts';

describe('a school gives a reason of a closure', () => {
  const expected: Record<string, boolean> = {
    athletic_event: true,
    covid_closure: false,
    early_dismissal: true,
    fall_break: true,
    field_trip: true,
    grade_closure: true,
    holiday: false,
    idk_grade: false,
    parent_teacher_conferences: true,
    school_closed: true,
    school_self_service: false,
    school_vacation: true,
    spring_break: true,
    student_holiday: true,
    student_testing: true,
    summer_break: true,
    teacher_planning: true,
    weather_closure: true,
    winter_break: true,
    other: true,
    'of no list': false,
  };
  it.each(Object.keys(expected))('for %s or not', (reason) => {
    expect(schoolMayGive(reason)).toBe(expected[reason]);
  });
});

test.each([
  ['its own field trip', { reason: 'field_trip', isOfMarket: false }, true],
  ['a field trip of its market', { reason: 'field_trip', isOfMarket: true }, false],
  ['a grade that nobody knows', { reason: 'idk_grade', isOfMarket: false }, false],
])('a school lifts %s or not', (_name, closure, lifts) => {
  expect(schoolMayLift(closure)).toBe(lifts);
});
