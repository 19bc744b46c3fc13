import { expect, test } from 'vitest';
import { closedModals, withClosedModal } from './cookies.ts';

test.each<[string | undefined, number[]]>([
  [undefined, []],
  ['', []],
  ['7', [7]],
  ['7.283.1', [7, 283, 1]],
  ['7.2147483647.9999999999', [7, 2_147_483_647]],
  ['0', []],
  ['7,8', []],
  ['7.', []],
  ['7.x', []],
  ['1 or 1=1', []],
  ['-1', []],
  [Array(200).fill('1').join('.'), []],
])('%j says %j', (cookie, ids) => {
  expect(closedModals(cookie)).toEqual(ids);
});

test('one more is kept once, and the last fifty', () => {
  expect(withClosedModal(undefined, 4)).toBe('4');
  expect(withClosedModal('forged!', 4)).toBe('4');
  expect(withClosedModal('4.5', 4)).toBe('5.4');
  let cookie: string | undefined;
  for (let id = 1; id <= 120; id += 1) cookie = withClosedModal(cookie, id);
  expect(closedModals(cookie)).toEqual(Array.from({ length: 50 }, (_, at) => at + 71));
});
