import { expect, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { DEFAULT_TIMES } from '../ordering/index.ts';
import { toIso, zone } from '../time/index.ts';
import { isLeft, missedCredit, pickUpEndsAt } from './not-picked-up.ts';

const EASTERN = zone('America/New_York');

test.each([
  ['an hour after the lunch period', '2026-11-23', { hour: 12, minute: 30 }, '2026-11-23T18:30'],
  ['in the summer', '2026-09-01', { hour: 12, minute: 30 }, '2026-09-01T17:30'],
  ['at the end of the school day without a period', '2026-11-23', null, '2026-11-23T20:00'],
])('picking up ends %s', (_name, date, end, at) => {
  const ends = pickUpEndsAt(plainDate(date), end, EASTERN, DEFAULT_TIMES);
  expect(toIso(ends).slice(0, 16)).toBe(at);
});

test.each([
  ['waiting', true],
  ['not_here', true],
  ['handed_over', false],
  ['problem', false],
] as const)('a bag in state %s is left: %s', (state, left) => {
  expect(isLeft(state)).toBe(left);
});

test.each([
  [725, { credited: false, percent: 100 }, 0],
  [725, { credited: true, percent: 100 }, 725],
  [725, { credited: true, percent: 50 }, 362],
  [0, { credited: true, percent: 100 }, 0],
  [-100, { credited: true, percent: 100 }, 0],
])('of %i paid, %j gives back %i', (paid, rule, back) => {
  expect(missedCredit(paid, rule)).toBe(back);
});
