import type { MonthProposal } from '@yay/contract/menu-schedules/month';
import { plainDate } from '@yay/domain/calendar';
import { describe, expect, test } from 'vitest';
import { monthCells, monthPlanOf, monthsFrom } from './month-draft.ts';

const FALL = { id: 7, name: 'Fall' };
const WINTER = { id: 8, name: 'Winter' };
const FROM = plainDate('2026-11-30');
const group = (name: string, menus: readonly (typeof FALL | null)[]) => ({
  name,
  first: 'K',
  last: '4',
  weekdays: menus.map((menu, index) => ({ weekday: index + 1, menu, from: menu && FROM })),
});
const proposal: MonthProposal = {
  destination: { id: 3, name: 'Maple' },
  month: plainDate('2026-12-01'),
  dates: [plainDate('2026-12-01')],
  cells: 2,
  planned: 0,
  groups: [group('Lower', [FALL, null]), group('Upper', [FALL, WINTER])],
};

describe('the weekdays of a month', () => {
  test('have the proposed menus, and say which day had them', () => {
    const cells = monthCells(proposal, new Map());
    expect(cells.map(({ menu, from, field }) => [menu?.id, from, field])).toEqual([
      [7, FROM, 'plan.menus.0'],
      [undefined, null, null],
      [7, FROM, 'plan.menus.1'],
      [8, FROM, 'plan.menus.2'],
    ]);
  });

  test('have the chosen menus instead, and count their fields anew', () => {
    const picks = new Map([
      ['Lower 1', null],
      ['Lower 2', WINTER],
    ]);
    expect(
      monthCells(proposal, picks).map(({ menu, from, field }) => [menu?.id, from, field]),
    ).toEqual([
      [undefined, null, null],
      [8, null, 'plan.menus.0'],
      [7, FROM, 'plan.menus.1'],
      [8, FROM, 'plan.menus.2'],
    ]);
  });
});

describe('the plan of a month', () => {
  test('names each menu by group and weekday', () => {
    expect(monthPlanOf(proposal, new Map([['Upper 1', WINTER]]))).toEqual({
      plan: {
        kind: 'weekdays',
        destination_ids: [3],
        groups: ['Lower', 'Upper'],
        dates: ['2026-12-01'],
        menus: [
          { group: 'Lower', weekday: 1, menu_id: 7 },
          { group: 'Upper', weekday: 1, menu_id: 8 },
          { group: 'Upper', weekday: 2, menu_id: 8 },
        ],
      },
    });
  });

  test('is missing where no weekday has a menu', () => {
    const picks = new Map(monthCells(proposal, new Map()).map(({ key }) => [key, null]));
    expect(monthPlanOf(proposal, picks)).toEqual({ errors: { 'plan.menus': ['required'] } });
  });
});

test('months begin with this one and reach over a year', () => {
  const months = monthsFrom(plainDate('2026-11-18'));
  expect([months[0], months[2], months.at(-1)]).toEqual(['2026-11-01', '2027-01-01', '2027-11-01']);
});
