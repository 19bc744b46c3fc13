import { expect, test } from 'vitest';
import { showsMessages } from './where.ts';

test.each([
  ['/', true],
  ['/lunch-calendar', true],
  ['/lunch-calendar/', true],
  ['/lunch-calendar/print', true],
  ['/monthly-preorders', true],
  ['/parents/monthly-preorders', true],
  ['/lunch-calendars', false],
  ['/login', false],
  ['/parents/account', false],
  ['/admin', false],
])('messages open over %s: %s', (path, expected) => {
  expect(showsMessages(path)).toBe(expected);
});
