import { describe, expect, test } from 'vitest';
import { addDays, type PlainDate, plainDate } from '../calendar/index.ts';
import { monthToPlan, openDaysBefore, type ServedMenu, usualMenus } from './plan-month.ts';

const at = (date: string, menuId: number, group = 'Lower'): ServedMenu => ({
  group,
  date: plainDate(date),
  menuId,
});
const DECEMBER = plainDate('2026-12-01');

describe('the usual menu of a weekday', () => {
  test.each<[string, ServedMenu[], (readonly [string, number, number])[]]>([
    ['is none where nothing was served', [], []],
    [
      'is that of the last such day before the month',
      [at('2026-11-23', 1), at('2026-11-30', 2), at('2026-11-16', 3)],
      [['Lower', 1, 2]],
    ],
    [
      'leaves out days of the month itself',
      [at('2026-11-24', 1), at('2026-12-01', 2)],
      [['Lower', 2, 1]],
    ],
    [
      'is its own for each group',
      [at('2026-11-27', 1), at('2026-11-27', 2, 'Upper')],
      [
        ['Lower', 5, 1],
        ['Upper', 5, 2],
      ],
    ],
    [
      'reaches behind a holiday to the week before it',
      [at('2026-11-19', 4), at('2026-11-25', 5)],
      [
        ['Lower', 4, 4],
        ['Lower', 3, 5],
      ],
    ],
  ])('%s', (_what, served, expected) => {
    const usual = usualMenus(served, DECEMBER);
    expect(usual.map(({ group, weekday, menuId }) => [group, weekday, menuId])).toEqual(expected);
  });
});

describe('the month to plan', () => {
  const TODAY = plainDate('2026-11-18');
  const until = (last: string, groups = ['Lower', 'Upper']) => {
    const served: ServedMenu[] = [];
    for (let date: PlainDate = TODAY; date <= last; date = addDays(date, 1)) {
      served.push(...groups.map((group) => at(date, 1, group)));
    }
    return served;
  };
  test.each<[string, ServedMenu[], string]>([
    ['is this one where nothing is planned', [], '2026-11'],
    ['is the next one where this one is planned', until('2026-11-30'), '2026-12'],
    ['is one of which the first days alone are planned', until('2026-12-04'), '2026-12'],
    ['is none of which most days are planned', until('2026-12-23'), '2027-01'],
    [
      'is one that half of the groups lack almost whole',
      until('2026-11-30', ['Lower']).slice(0, 6),
      '2026-11',
    ],
    ['is the last one looked at where all are planned', until('2028-02-01'), '2027-11'],
  ])('%s', (_what, served, expected) => {
    expect(monthToPlan(served, 2, TODAY)).toBe(expected);
  });
});

describe('the open days before a month', () => {
  const TODAY = plainDate('2026-11-18');
  test.each<[string, ServedMenu[], string, string[]]>([
    ['are none where nothing was planned', [], '2026-12', []],
    [
      'are those after the last day that a group has a menu for',
      [at('2026-12-28', 1), at('2026-12-29', 1, 'Upper')],
      '2027-01',
      ['2026-12-30', '2026-12-31'],
    ],
    ['are none where the month before is planned to its end', [at('2026-12-31', 1)], '2027-01', []],
    ['leave out a month without a menu', [at('2026-12-31', 1)], '2027-02', []],
    [
      'leave out today and what is over',
      [at('2026-11-16', 1)],
      '2026-12',
      ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].concat([
        '2026-11-27',
        '2026-11-30',
      ]),
    ],
  ])('%s', (_what, served, month, expected) => {
    expect(openDaysBefore(served, month, TODAY)).toEqual(expected);
  });
});
