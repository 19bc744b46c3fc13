import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type PlainDate, plainDate } from '../calendar/index.ts';
import {
  changedDays,
  hasChanges,
  type Selection,
  sameSelection,
  saveMode,
  type WeekSelections,
} from './index.ts';

const monday = plainDate('2026-11-16');
const tuesday = plainDate('2026-11-17');
const pick = (item_id: number, rest: Partial<Selection> = {}): Selection => ({
  item_id,
  option_ids: [],
  extra_ids: [],
  late_surcharge: 0,
  ...rest,
});

test.each<[string, Selection | undefined, Selection | undefined, boolean]>([
  ['none and none', undefined, undefined, true],
  ['one and none', pick(1), undefined, false],
  ['another item', pick(1), pick(2), false],
  [
    'options in another order',
    pick(1, { option_ids: [3, 20] }),
    pick(1, { option_ids: [20, 3] }),
    true,
  ],
  [
    'extras in another order',
    pick(1, { extra_ids: [3, 20] }),
    pick(1, { extra_ids: [20, 3] }),
    true,
  ],
  ['one option more', pick(1, { option_ids: [3] }), pick(1, { option_ids: [3, 4] }), false],
  ['an extra twice', pick(1, { extra_ids: [3, 3] }), pick(1, { extra_ids: [3, 4] }), false],
  ['only the surcharge', pick(1), pick(1, { late_surcharge: 100 }), true],
])('two selections with %s are the same: %s', (_name, a, b, same) => {
  expect(sameSelection(a, b)).toBe(same);
  expect(sameSelection(b, a)).toBe(same);
});

describe('the changes of a week', () => {
  it('are listed by luncher and date', () => {
    const saved: WeekSelections = { 7: { [monday]: pick(1), [tuesday]: pick(2) } };
    const current: WeekSelections = {
      7: { [tuesday]: pick(3) },
      9: { [monday]: pick(1) },
    };
    expect(changedDays(current, saved)).toEqual([
      { luncherId: '7', date: monday, change: 'removed' },
      { luncherId: '7', date: tuesday, change: 'changed' },
      { luncherId: '9', date: monday, change: 'added' },
    ]);
  });

  it('are none between a luncher without days and no luncher', () => {
    expect(hasChanges({ 7: {} }, {}, null, null)).toBe(false);
  });

  test.each([
    [null, null, false],
    ['', null, false],
    ['SAVE', null, true],
    ['SAVE', 'SAVE', false],
    ['SAVE', 'MORE', true],
  ])('with the discount %j over %j: %s', (current, saved, changed) => {
    expect(hasChanges({}, {}, current, saved)).toBe(changed);
  });

  const selection = fc
    .record({
      item_id: fc.integer({ min: 1, max: 3 }),
      option_ids: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      extra_ids: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
    })
    .map((parts): Selection => ({ ...parts, late_surcharge: 0 }));
  const days = fc.dictionary(fc.constantFrom<PlainDate>(monday, tuesday), selection);
  const week = fc.dictionary(fc.constantFrom('1', '2'), days) as fc.Arbitrary<WeekSelections>;
  const code = fc.option(fc.constantFrom('A', 'B'));

  it('are symmetric, and none between a week and itself', () => {
    fc.assert(
      fc.property(week, week, code, code, (a, b, one, two) => {
        expect(hasChanges(a, b, one, two)).toBe(hasChanges(b, a, two, one));
        expect(hasChanges(a, structuredClone(a), one, one)).toBe(false);
        expect(changedDays(a, b).length).toBe(changedDays(b, a).length);
        expect(hasChanges(a, b, one, one)).toBe(changedDays(a, b).length > 0);
      }),
    );
  });
});

test.each<[string, WeekSelections, 'update' | 'delete']>([
  ['nobody', {}, 'delete'],
  ['no day', { 7: {}, 9: {} }, 'delete'],
  ['one entree', { 7: {}, 9: { [monday]: pick(1) } }, 'update'],
])('a week with %s is saved by %3$s', (_name, current, mode) => {
  expect(saveMode(current)).toBe(mode);
});
