import type { LabelPrint } from '@yay/contract/labels/calls';
import { expect, test } from 'vitest';
import { endedTries } from './ended-tries.ts';

const print = (id: number, status: LabelPrint['status']) => ({ id, status }) as LabelPrint;

test('a try that is still made has not ended', () => {
  expect(endedTries([2], [print(2, 'waiting'), print(1, 'ready')])).toEqual([]);
  expect(endedTries([2], [print(2, 'running')])).toEqual([]);
});

test('a try that is not on the board yet has not ended', () => {
  expect(endedTries([2], [print(1, 'ready')])).toEqual([]);
});

test.each(['ready', 'failed', 'stopped'] as const)('a try that is %s has ended so', (status) => {
  expect(endedTries([2], [print(2, status), print(1, 'ready')])).toEqual([{ id: 2, status }]);
});
