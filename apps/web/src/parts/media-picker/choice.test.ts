import { expect, test } from 'vitest';
import { toggled } from './choice.ts';

const [a, b] = [{ id: 1 }, { id: 2 }];

test.each([
  ['is added to several', [a], b, true, [a, b]],
  ['is taken off several by its number', [a, b], { id: 1 }, true, [b]],
  ['replaces a single one', [a], b, false, [b]],
  ['that was the single one leaves nothing', [a], { id: 1 }, false, []],
] as const)('a picture that is toggled %s', (_, chosen, picture, multi, after) => {
  expect(toggled(chosen, picture, multi)).toEqual(after);
});
