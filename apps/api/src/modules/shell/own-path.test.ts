import { expect, test } from 'vitest';
import { loginFrom, ownPath } from './own-path.ts';

test.each(['/', '/lunch-calendar', '/lunch-calendar?week=2026-10-05&x=a%2Fb', '/a?to=//b.test'])(
  '%s is a path of ours',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

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
  '*',
  `/${'a'.repeat(3_000)}`,
])('%j leads elsewhere or nowhere', (path) => {
  expect(ownPath(path)).toBeNull();
  expect(loginFrom('/login', path)).toBe('/login');
});

test('the way back survives as one value', () => {
  const login = loginFrom('/login', '/lunch-calendar?week=2026-10-05&to=//b.test#x');
  expect(login).toBe('/login?to=/lunch-calendar%3Fweek%3D2026-10-05%26to%3D//b.test%23x');
  expect(new URL(login, 'https://here.test').searchParams.get('to')).toBe(
    '/lunch-calendar?week=2026-10-05&to=//b.test#x',
  );
});
