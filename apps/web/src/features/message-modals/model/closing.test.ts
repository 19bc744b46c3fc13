import { expect, test } from 'vitest';
import { closingCookie, staysClosed } from './closing.ts';

test.each([
  [1, false, true],
  [1, true, true],
  [282, true, true],
  [283, false, true],
  [283, true, false],
])('message %i, able to pay ahead: %s, stays closed: %s', (id, payAhead, expected) => {
  expect(staysClosed(id, payAhead)).toBe(expected);
});

test('it is kept for 90 days beside the others', () => {
  const rest = 'Path=/; Max-Age=7776000; SameSite=Lax';
  expect(closingCookie('', 7, false)).toBe(`yay_closed_modals=7; ${rest}`);
  expect(closingCookie('a=1; yay_closed_modals=3.7; b=2', 7, true)).toBe(
    `yay_closed_modals=3.7; ${rest}; Secure`,
  );
  expect(closingCookie('yay_closed_modals=3', 7, false)).toBe(`yay_closed_modals=3.7; ${rest}`);
  // Not ours, though its name ends like it.
  expect(closingCookie('x_yay_closed_modals=3', 7, false)).toBe(`yay_closed_modals=7; ${rest}`);
});
