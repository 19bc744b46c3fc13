import { expect, test } from 'vitest';
import { isPayAheadWindow } from './pay-ahead.ts';

const TODAY = '2026-11-20';

test.each<[Record<string, unknown>, boolean]>([
  [{ enabled: true }, true],
  [{ enabled: true, starts_on: '2026-11-20', ends_on: '2026-11-20' }, true],
  [{ enabled: true, starts_on: '2026-11-01', ends_on: null }, true],
  [{ enabled: true, starts_on: '2026-11-21' }, false],
  [{ enabled: true, ends_on: '2026-11-19' }, false],
  [{ enabled: false, starts_on: '2026-11-01', ends_on: '2026-12-01' }, false],
  [{ enabled: 'true' }, false],
  [{ starts_on: '2026-11-01' }, false],
  [{}, false],
])('with %j: %s', (fields, expected) => {
  expect(isPayAheadWindow([{ type: 'yay_bucks', fields }], TODAY)).toBe(expected);
});

test('nobody pays ahead without the option', () => {
  expect(isPayAheadWindow([{ type: 'times', fields: { enabled: true } }], TODAY)).toBe(false);
});
