import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type OfferedDay, offerProblem, type RepeatProblem, repeatProblem } from './index.ts';

/** A number is a menu, '-' no menu, 'x' a closed day; `7x` is closed although there is a menu. */
const week = (text: string): OfferedDay[] =>
  text.split(' ').map((day) => ({
    menuId: /\d/.test(day) ? Number.parseInt(day, 10) : null,
    closed: day.endsWith('x'),
  }));

test.each<[string, string, RepeatProblem | null, string]>([
  ['1 2 3 4 5', '1 2 3 4 5', null, 'the same menus'],
  ['1 1 1 1 1', '1 1 1 1 1', null, 'one menu all week'],
  ['1 2 3 4 5', '1 2 3 4 6', 'menus_differ', 'another menu on one day'],
  ['1 2 3 4 5', '2 1 3 4 5', 'menus_differ', 'the same menus on other days'],
  ['1 2 3 4 5', '1 2 3 4 -', 'menus_differ', 'one day without a menu'],
  ['1 2 3 4 -', '1 2 3 4 5', 'menus_differ', 'one day more'],
  ['1 2 - 4 5', '1 2 - 4 5', null, 'never lunch on Wednesdays'],
  ['1 2 3 4 5', '- - - - -', 'menu_ends', 'nothing is planned for next week'],
  ['1 2 3 4 5', 'x - - - -', 'menu_ends', 'nothing is planned, and a closed day'],
  ['- - - - -', '1 2 3 4 5', 'menus_differ', 'this week has no menu yet'],
  ['- - - - -', '- - - - -', 'no_menu', 'neither week has a menu'],
  ['1 2 3 4 5', '1 2 3 4x 5x', null, 'a break next week'],
  ['1 2 3x 4 5', '1 2 9 4 5', null, 'a closed day says nothing about its menu'],
  ['1 2 3 4 5', '1 2 3 9x 5', null, 'nor does one that is closed next week'],
  ['1 2x 3 4 5', '1 2 3 4 6', 'menus_differ', 'a closed day hides no other difference'],
  ['1x 2x 3x 4x 5x', '1 2 3 4 5', 'all_closed', 'closed all week'],
  ['1 2 3 4 5', '1x 2x 3x 4x 5x', 'all_closed', 'closed all next week'],
  ['1x 2x 3x 4 5', '1 2 3 4x 5x', 'all_closed', 'no weekday is open in both'],
  ['1x - 3 4 5', '1 - 3 4 5', null, 'closed and without a menu beside each other'],
])('%s, then %s: %s (%s)', (thisWeek, next, problem) => {
  expect(offerProblem(week(thisWeek), week(next))).toBe(problem);
});

test.each<[string, number, boolean, RepeatProblem | null]>([
  ['1 2 3 4 5', 1, false, null],
  ['1 2 3 4 5', 0, false, 'nothing_ordered'],
  ['1 2 3 4 6', 0, false, 'menus_differ'],
  ['1 2 3 4 5', 1, true, 'week_over'],
  ['1 2 3 4 6', 0, true, 'week_over'],
])('to %s with %i lunches, over: %s, gives %s', (next, ordered, isOver, problem) => {
  const thisWeek = week('1 2 3 4 5');
  expect(repeatProblem({ thisWeek, next: week(next), ordered, isOver })).toBe(problem);
});

const offered = fc.record({
  menuId: fc.option(fc.integer({ min: 1, max: 3 })),
  closed: fc.boolean(),
});
const fiveDays = fc.array(offered, { minLength: 5, maxLength: 5 });

it('repeats a week with a menu on an open day onto itself', () => {
  fc.assert(
    fc.property(fiveDays, (days) => {
      const isOffered = days.some((day) => !day.closed && day.menuId !== null);
      expect(offerProblem(days, days) === null).toBe(isOffered);
    }),
  );
});

it('looks at no day that is closed in either week', () => {
  fc.assert(
    fc.property(fiveDays, fiveDays, fiveDays, (one, other, noise) => {
      const differently = (days: OfferedDay[], against: OfferedDay[]) =>
        days.map((day, at) =>
          day.closed || against[at]?.closed
            ? { closed: day.closed, menuId: noise[at]?.menuId ?? null }
            : day,
        );
      expect(offerProblem(differently(one, other), differently(other, one))).toBe(
        offerProblem(one, other),
      );
    }),
  );
});

it('a repeat says the same of one weekday wherever it stands', () => {
  fc.assert(
    fc.property(fiveDays, fiveDays, (one, other) => {
      const turned = <Day>(days: readonly Day[]) => [...days.slice(2), ...days.slice(0, 2)];
      expect(offerProblem(turned(one), turned(other))).toBe(offerProblem(one, other));
    }),
  );
});
