import type { MonthDay, MonthlyPreorders } from '@yay/contract/monthly/calls';
import { monthDates, plainDate } from '@yay/domain/calendar';
import { expect, test } from 'vitest';
import { gapsIn, isOver, layOut } from './months.ts';

const child = (id: number) =>
  ({ id, first: `Child ${id}` }) as MonthlyPreorders['lunchers'][number];
const day = (date: MonthDay['date'], given: Partial<MonthDay> = {}): MonthDay => ({
  date,
  state: 'no_order',
  orderable: false,
  closed_code: null,
  closed_for: null,
  order: null,
  ...given,
});
const dates = monthDates('2026-12');
const months: MonthlyPreorders = {
  server_now: '2026-12-09T12:00:00Z',
  user: { id: 1, full_name: 'Dana Kim' },
  today: plainDate('2026-12-09'),
  months: [{ month: '2026-12', dates, lunches: 1, total: 500 }],
  lunchers: [child(1), child(2)],
  days: {
    1: dates.map((date) => day(date, { orderable: date >= '2026-12-21' && date <= '2026-12-22' })),
    2: dates.map((date) =>
      day(date, {
        orderable: date === '2026-12-22',
        order:
          date === '2026-12-22'
            ? { item_name: 'Pizza', status: 'placed', source: 'parent', total: 500 }
            : null,
      }),
    ),
  },
};

test('a month is laid out by its weeks, whose ends may be in other months', () => {
  const [december] = layOut(months);
  expect(december?.weeks.map(({ monday, days }) => [monday, days.length])).toEqual([
    ['2026-11-30', 4],
    ['2026-12-07', 5],
    ['2026-12-14', 5],
    ['2026-12-21', 5],
    ['2026-12-28', 4],
  ]);
  expect(december?.weeks[0]?.days[0]?.children.map((one) => one.child.id)).toEqual([1, 2]);
});

test('a missing lunch is one that can be ordered and is not', () => {
  expect(
    gapsIn(layOut(months)).map(({ date, children }) => [date, children.map(({ id }) => id)]),
  ).toEqual([
    ['2026-12-21', [1]],
    ['2026-12-22', [1]],
  ]);
});

test('a week is over when its last day is', () => {
  const weeks = layOut(months)[0]?.weeks ?? [];
  expect(weeks.map((week) => isOver(week, months.today))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
