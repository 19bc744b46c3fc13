import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

describe('the path to go back to after login', () => {
  it.each([
    '/lunch-calendar',
    '/lunch-calendar?week=2026-11-09&luncher=3',
    '/parents/account/lunchers#form',
    '/',
  ])('follows %s', (to) => {
    expect(safeReturnPath(to)).toBe(to);
  });

  it.each([
    ['another site', 'https://evil.test/'],
    ['another site without its scheme', '//evil.test'],
    ['another site by backslash', '/\\evil.test'],
    ['another site by a tab', '/\t/evil.test'],
    ['another site by a line end', '/\n/evil.test'],
    ['another site behind dots', '/.//evil.test'],
    ['another site behind more dots', '/a/..//evil.test'],
    ['a script', 'javascript:alert(1)'],
    ['a path that is not from the root', 'lunch-calendar'],
    ['the login page itself', '/login?to=/x'],
    ['registration', '/register'],
    ['logout', '/logout'],
    ['nothing', ''],
    ['a missing value', undefined],
    ['two values', ['/a', '/b']],
  ])('does not follow %s', (_case, to) => {
    expect(safeReturnPath(to)).toBeNull();
  });
});
