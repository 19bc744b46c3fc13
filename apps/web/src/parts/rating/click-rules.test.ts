import { expect, test } from 'vitest';
import { afterClick, type Said } from './click-rules.ts';

test.each<[said: Said, clicked: 0 | 1, after: Said]>([
  [null, 1, 1],
  [null, 0, 0],
  [1, 1, null],
  [0, 0, null],
  [1, 0, 0],
  [0, 1, 1],
])('of %j, a click on %j makes %j', (said, clicked, after) => {
  expect(afterClick(said, clicked)).toBe(after);
});
