import { expect, test } from 'vitest';
import { currentEntry } from './current-entry.ts';

const ENTRIES = ['/lunch-calendar', '/parents/account', '/parents/account/lunchers'];

test.each([
  ['/lunch-calendar', '/lunch-calendar'],
  ['/parents/account', '/parents/account'],
  ['/parents/account/billing', '/parents/account'],
  ['/parents/account/lunchers', '/parents/account/lunchers'],
  ['/parents/accounting', null],
  ['/gift/cards', null],
  ['/', null],
])('%s marks the entry %s', (path, expected) => {
  expect(currentEntry(path, ENTRIES)).toBe(expected);
});
