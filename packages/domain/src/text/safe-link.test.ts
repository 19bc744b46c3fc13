import { expect, test } from 'vitest';
import { isOwnPath, isSafeLink } from './safe-link.ts';

test.each([
  '/',
  '/lunch-calendar',
  '/lunch-calendar?week=2026-11-23&x=a%2Fb#top',
  'https://schools.example',
  'https://schools.example/menus?a=1#b',
  'http://schools.example:8080/',
])('the link %s is safe', (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each([
  '',
  'lunch-calendar',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/.//elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/a b',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:a@b.test',
  'file:///etc/passwd',
  'https:elsewhere.test',
  'https://',
  'https:///elsewhere.test',
  'https://bank.example@elsewhere.test',
  'https://a\\b.test',
  `/${'a'.repeat(2_000)}`,
])('the link %j is not safe', (link) => {
  expect(isSafeLink(link)).toBe(false);
});

test('a path of our own differs from another site', () => {
  expect(isOwnPath('/lunch-calendar')).toBe(true);
  expect(isOwnPath('https://schools.example')).toBe(false);
});
