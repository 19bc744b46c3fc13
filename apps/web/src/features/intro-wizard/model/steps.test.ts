import { expect, test } from 'vitest';
import { after, asksForIntro, before, STEPS } from './steps.ts';

test('there are five pictures, with indices from 0 to 4', () => {
  expect(STEPS).toHaveLength(5);
  const seen: number[] = [];
  for (let index: number | null = 0; index !== null; index = after(index)) seen.push(index);
  expect(seen).toEqual([0, 1, 2, 3, 4]);
});

test.each([
  [0, 0],
  [1, 0],
  [4, 3],
])('before %i is %i', (index, expected) => {
  expect(before(index)).toBe(expected);
});

test.each([
  [{ 'show-intro-wizard': '' }, true],
  [{ 'show-intro-wizard': '1', week: '2026-11-23' }, true],
  [{ week: '2026-11-23' }, false],
  [{}, false],
])('%j asks for it: %s', (search, expected) => {
  expect(asksForIntro(search)).toBe(expected);
});
