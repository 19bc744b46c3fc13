import type { DiscountRecord } from '@yay/contract/discounts/calls';
import { NO_TARGETS } from '@yay/domain/targets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, dollarsText, wholeOf } from '../../../lib/number-text.ts';
import { changedFields, inputOf, NEW_DISCOUNT, valuesOf } from './discount-values.ts';

const record: DiscountRecord = {
  id: 1,
  code: 'LUNCH5',
  name: '',
  notes: '',
  kind: 'amount',
  value: 500,
  most_cents: null,
  starts_on: null,
  ends_on: null,
  max_uses: 5,
  max_uses_per_family: null,
  min_total_cents: 2000,
  first_order_only: false,
  targets: { granularity: 'markets', markets: [100, 101], destinations: [], grades: [] },
  state: 'active',
  uses: 0,
  version: 3,
  created_at: '2026-11-18T16:00:00Z',
  created_by: null,
  updated_at: '2026-11-18T16:00:00Z',
  archived_at: null,
  abilities: { see_families: true },
};
const saved = valuesOf(record);

describe('numbers as they are typed', () => {
  test.each([
    ['', null],
    [' 5 ', 500],
    ['5.5', 550],
    ['$5.05', 505],
    ['1,250.00', 125_000],
    ['0.30', 30],
    ['5.005', Number.NaN],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
    ['12,50', Number.NaN],
    ['five', Number.NaN],
  ])('%j is %d cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  test.each([
    ['', null],
    ['12', 12],
    ['1.5', Number.NaN],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
  ])('%j is %d', (text, number) => {
    expect(wholeOf(text)).toBe(number);
  });

  test('a written value reads as the same value', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (cents) => {
        expect(centsOf(dollarsText(cents))).toBe(cents);
      }),
    );
  });
});

describe('the change', () => {
  test('is nothing of a value typed back, or chosen in another order', () => {
    const targets = { ...saved.targets, markets: [101, 100] };
    expect(changedFields(saved, { code: 'LUNCH5 ', targets, max_uses: '5' })).toEqual([]);
  });

  test('is each field that differs', () => {
    const targets = { ...NO_TARGETS, granularity: 'everyone' as const };
    expect(changedFields(saved, { targets, value: '6', name: 'New' })).toEqual([
      'name',
      'value',
      'targets',
    ]);
  });
});

describe('the input to send', () => {
  test('is the values that were read', () => {
    expect(inputOf(saved)).toEqual({
      input: {
        code: 'LUNCH5',
        name: '',
        notes: '',
        kind: 'amount',
        value: 500,
        most_cents: null,
        starts_on: null,
        ends_on: null,
        max_uses: 5,
        max_uses_per_family: null,
        min_total_cents: 2000,
        first_order_only: false,
        targets: record.targets,
      },
    });
  });

  test('is the most of a week of a percentage alone', () => {
    const percentage = { ...saved, kind: 'percent', value: '10', most_cents: '3.50' } as const;
    expect(inputOf(percentage)).toMatchObject({ input: { value: 10, most_cents: 350 } });
    expect(inputOf({ ...percentage, kind: 'amount' })).toMatchObject({
      input: { value: 1000, most_cents: null },
    });
    expect(inputOf({ ...percentage, most_cents: 'much' })).toEqual({
      errors: { most_cents: ['invalid'] },
    });
  });

  test('is nothing while something is missing or is no number', () => {
    const targets = { ...NO_TARGETS, granularity: 'destinations' as const };
    expect(inputOf({ ...NEW_DISCOUNT, max_uses: 'many', targets })).toEqual({
      errors: {
        code: ['required'],
        value: ['required'],
        max_uses: ['invalid'],
        'targets.markets': ['market_required'],
        'targets.destinations': ['school_required'],
      },
    });
  });
});
