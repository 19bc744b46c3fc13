import { expect, test } from 'vitest';
import { type SpecialDay, type SpecialOutcome, weighSpecial } from './index.ts';

const free: SpecialDay = { open: true, taken: false, there: false, used: 0 };

test.each<[string, boolean, Partial<SpecialDay>, SpecialOutcome]>([
  ['comes to a day without any', true, {}, 'set'],
  ['comes beside another one', true, { used: 1 }, 'set'],
  ['has no room beside two', true, { used: 2 }, 'full'],
  ['is there already, also where there are two', true, { used: 2, there: true }, 'same'],
  ['is there already, though nobody could choose it', false, { there: true }, 'same'],
  ['is no longer offered', false, {}, 'unavailable'],
  ['waits where another menu has the day', true, { open: false, taken: true }, 'taken'],
  ['stays behind where the day does not change', true, { open: false, used: 2 }, 'day_stays'],
  ['comes with one group, though another group’s day is taken', true, { taken: true }, 'set'],
])('a special %s', (_, available, day, outcome) => {
  expect(weighSpecial(available, { ...free, ...day })).toBe(outcome);
});
