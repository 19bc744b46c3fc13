import { expect, test } from 'vitest';
import { shortMenuName } from './short-menu-name.ts';

const MAPLE = { school: 'Maplewood Elementary', group: 'Lower' };

test.each([
  ['Maplewood Elementary, Lower school, Monday 3', MAPLE, 'Monday 3'],
  ['Maplewood Elementary – Lower – Fall tacos', MAPLE, 'Fall tacos'],
  ['Maplewood Elementary, Monday tacos', MAPLE, 'tacos'],
  ['Maplewood Elementary, Monday 3, Chili, Dec 7', MAPLE, 'Monday 3, Chili, Dec 7'],
  ['maplewood elementary, Pizza day', MAPLE, 'Pizza day'],
  ['Harvest table', MAPLE, 'Harvest table'],
  ['Maplewood Elementary, Lower', MAPLE, 'Maplewood Elementary, Lower'],
  ['Lowering prices, October', MAPLE, 'Lowering prices, October'],
  ['Oak Hill, Upper school, Monday 1', MAPLE, 'Oak Hill, Upper school, Monday 1'],
])('%s is short for %j as %s', (name, around, short) => {
  expect(shortMenuName(name, around, true)).toBe(short);
});

test('a weekday stays where no column says it', () => {
  expect(shortMenuName('Maplewood Elementary, Monday tacos', MAPLE)).toBe('Monday tacos');
});
