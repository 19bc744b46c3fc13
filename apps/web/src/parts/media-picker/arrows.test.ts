import { expect, test } from 'vitest';
import { buttonAfter } from './arrows.ts';

/** Five tiles in rows of three, each with two buttons but the last, which has one. */
const tiles = [0, 1, 2, 3, 4].map((tile) => ({
  top: tile < 3 ? 10 : 200,
  left: (tile % 3) * 100,
}));
const buttons = [0, 0, 1, 1, 2, 2, 3, 3, 4].map((tile, at) => ({ tile, place: at % 2 }));

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 8, 8],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 7],
  ['ArrowDown', 3, 8],
  ['ArrowDown', 5, 8],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 7, 1],
  ['ArrowUp', 8, 2],
  ['ArrowUp', 3, 3],
  ['Home', 5, 0],
  ['End', 0, 8],
  ['Enter', 3, undefined],
  ['Tab', 3, undefined],
])('%s leads from button %i to %s', (key, at, to) => {
  expect(buttonAfter(key, at, buttons, tiles)).toBe(to);
});
