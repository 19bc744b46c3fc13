import { expect, test } from 'vitest';
import { isNameOf } from './index.ts';

const MIA = { first: 'Mía', last: "O'Neill-Reyes" };

test.each([
  ['mia oneill reyes', true],
  ['O’Neill-Reyes, Mía', true],
  ['Mía', false],
  ['🎒', false],
])('%s is her name: %s', (typed, isHers) => {
  expect(isNameOf(typed, MIA)).toBe(isHers);
});
test('somebody without a name is nobody', () => {
  expect(isNameOf('', { first: '', last: '' })).toBe(false);
});
