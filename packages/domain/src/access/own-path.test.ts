import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  '/',
  '/lunch-calendar',
  '/lunch-calendar?week=2026-10-05&x=a%2Fb#day',
  '/parents/account/lunchers?to=//elsewhere.test',
])('%s is a path of ours', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/a\\b',
  'https://elsewhere.test',
  'javascript:alert(1)',
  'lunch-calendar',
  '',
  `/${'a'.repeat(3_000)}`,
  undefined,
  null,
  7,
  ['/a'],
])('%j leads elsewhere or nowhere', (path) => {
  expect(ownPath(path)).toBeNull();
});
