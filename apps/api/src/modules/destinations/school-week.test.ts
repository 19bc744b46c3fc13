import { plainDate, weekDates } from '@yay/domain/calendar';
import { DEFAULT_TIMES } from '@yay/domain/ordering';
import { instant, toIso, zone } from '@yay/domain/time';
import { describe, expect, it, test } from 'vitest';
import type { GradeCountRow, SchoolDayRow } from './destinations.repo.ts';
import { currentWeek, schoolWeek } from './school-week.ts';

const EASTERN = zone('America/New_York');
const MONDAY = plainDate('2026-11-23');
const DATES = weekDates(MONDAY);
const [, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = DATES;
const at = (iso: string) => instant(Date.parse(iso));

const day = (date: SchoolDayRow['date'], rest: Partial<SchoolDayRow> = {}): SchoolDayRow => ({
  date,
  has_menu: true,
  locked: false,
  closures: [],
  ...rest,
});
const view = (
  iso: string,
  days: SchoolDayRow[] = DATES.map((date) => day(date)),
  grades: GradeCountRow[] = [],
) => schoolWeek({ now: at(iso), zone: EASTERN, times: DEFAULT_TIMES, days, grades });

test.each([
  ['2026-11-23T05:00:00Z', '2026-11-23'],
  ['2026-11-23T04:59:59Z', '2026-11-23'],
  ['2026-11-21T04:59:59Z', '2026-11-16'],
  ['2026-11-21T05:00:00Z', '2026-11-23'],
  ['2026-11-27T23:00:00Z', '2026-11-23'],
])('at %s the week is that of %s', (iso, monday) => {
  expect(currentWeek(at(iso), EASTERN)).toBe(monday);
});

describe('the next cut-off', () => {
  test.each([
    // The Sunday before, ten in the morning: Monday closes first.
    ['2026-11-20T17:00:00Z', '2026-11-22T15:00:00.000Z', [MONDAY]],
    // After that the rest of the week, at Monday noon.
    ['2026-11-22T16:00:00Z', '2026-11-23T17:00:00.000Z', [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY]],
    ['2026-11-24T06:00:00Z', '2026-11-24T15:00:00.000Z', [WEDNESDAY]],
  ])('at %s is %s', (iso, when, dates) => {
    const { nextCutOff } = view(iso);
    expect(nextCutOff && [toIso(nextCutOff.at), nextCutOff.dates]).toEqual([when, dates]);
  });

  it('is missing once the last day is closed', () => {
    const { nextCutOff, days } = view('2026-11-26T15:00:00Z');
    expect(nextCutOff).toBeNull();
    expect(days.every(({ orderUntil }) => orderUntil === null)).toBe(true);
  });

  it('leaves out a day with no menu, and one on which the whole school is closed', () => {
    const shut = { name: 'Thanksgiving', reason: 'holiday', grade: null, children: null } as const;
    const trip = { name: '', reason: 'field_trip', grade: 'Grade 4', children: null } as const;
    const { nextCutOff, days } = view('2026-11-22T16:00:00Z', [
      day(MONDAY),
      day(TUESDAY),
      day(WEDNESDAY, { has_menu: false }),
      day(THURSDAY, { closures: [shut] }),
      day(FRIDAY, { closures: [trip] }),
    ]);
    expect(nextCutOff?.dates).toEqual([TUESDAY, FRIDAY]);
    expect(days.map(({ orderUntil }) => orderUntil !== null)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('the attendance of a week', () => {
  const grades: GradeCountRow[] = [
    { grade_id: 1, label: 'Grade 1', lunches: { [MONDAY]: 2, [FRIDAY]: 1 } },
    { grade_id: 2, label: 'Grade 4', lunches: {} },
    { grade_id: 3, label: 'I Don’t Know Yet', lunches: {} },
  ];

  it('is counted by day and by grade, and the two add up', () => {
    const { days, grades: counted } = view('2026-11-20T17:00:00Z', undefined, grades);
    expect(days.map(({ lunches }) => lunches)).toEqual([2, 0, 0, 0, 1]);
    expect(counted).toEqual([
      { id: 1, label: 'Grade 1', lunches: [2, 0, 0, 0, 1] },
      { id: 2, label: 'Grade 4', lunches: [0, 0, 0, 0, 0] },
    ]);
  });

  it('shows the grade of those who don’t know theirs when one of them eats', () => {
    const unknown = { grade_id: 3, label: 'I Don’t Know Yet', lunches: { [MONDAY]: 1 } };
    expect(view('2026-11-20T17:00:00Z', undefined, [unknown]).grades).toHaveLength(1);
  });
});
