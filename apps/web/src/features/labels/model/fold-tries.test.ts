import type { LabelPrint } from '@yay/contract/labels/calls';
import { expect, test } from 'vitest';
import { foldTries } from './fold-tries.ts';

const print = (id: number, status: LabelPrint['status'], more: Partial<LabelPrint> = {}) =>
  ({ id, status, date: '2026-10-19', kind: 'student', since: null, ...more }) as LabelPrint;
const shownOf = (...prints: LabelPrint[]) =>
  foldTries(prints).map(({ print: { id }, triedAgain }) => [id, triedAgain]);

test.each(['stopped', 'failed'] as const)('a try that %s leaves the good print shown', (end) => {
  expect(shownOf(print(2, end), print(1, 'ready'))).toEqual([[1, end]]);
});

test('the newest of several tries says how it ended', () => {
  expect(shownOf(print(3, 'failed'), print(2, 'stopped'), print(1, 'ready'))).toEqual([
    [1, 'failed'],
  ]);
});

test('a try without a good print before it shows as it is', () => {
  expect(shownOf(print(3, 'ready'), print(2, 'stopped'))).toEqual([
    [3, undefined],
    [2, undefined],
  ]);
  expect(shownOf(print(1, 'failed'))).toEqual([[1, undefined]]);
});

test('only the newest good print says that a later try ended', () => {
  expect(shownOf(print(3, 'stopped'), print(2, 'ready'), print(1, 'ready'))).toEqual([
    [2, 'stopped'],
    [1, undefined],
  ]);
});

test('a try belongs to no print of other labels', () => {
  const others = [
    print(1, 'ready', { date: '2026-10-20' as LabelPrint['date'] }),
    print(1, 'ready', { since: { id: 9, taken_at: null } }),
    print(1, 'ready', { kind: 'grab_and_go' }),
  ];
  for (const other of others) {
    expect(shownOf(print(2, 'stopped'), other)).toEqual([
      [2, undefined],
      [1, undefined],
    ]);
  }
});

test('a try at shelf labels leaves the good ones of that day shown', () => {
  const shelf = { kind: 'grab_and_go' } as const;
  expect(shownOf(print(2, 'stopped', shelf), print(1, 'ready', shelf))).toEqual([[1, 'stopped']]);
});
