import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { isRecentlyStarted, optionsProblem, pickRandom } from './index.ts';

test.each([
  ['2026-11-16', true],
  ['2026-10-17', true],
  ['2026-10-16', false],
  ['2026-11-17', false],
  [null, false],
])('started %s is recent on 2026-11-16: %s', (start, recent) => {
  const date = start === null ? null : plainDate(start);
  expect(isRecentlyStarted(date, plainDate('2026-11-16'))).toBe(recent);
});

describe('chosen options', () => {
  const groups = [
    { id: 1, min_choices: 1, max_choices: 1, option_ids: [10, 11] },
    { id: 2, min_choices: 0, max_choices: 2, option_ids: [20, 21, 22] },
    { id: 3, min_choices: 0, max_choices: null, option_ids: [30, 31] },
  ];

  test.each([
    [[10], null],
    [[30, 21, 11, 20, 31], null],
    [[], { code: 'too_few', group_id: 1 }],
    [[20], { code: 'too_few', group_id: 1 }],
    [[10, 11], { code: 'too_many', group_id: 1 }],
    [[10, 20, 21, 22], { code: 'too_many', group_id: 2 }],
    [[10, 99], { code: 'unknown_option' }],
    [[10, 10], { code: 'duplicate', group_id: 1 }],
    [[10, 20, 20], { code: 'duplicate', group_id: 2 }],
  ])('%j: %j', (chosen, problem) => {
    expect(optionsProblem(groups, chosen)).toEqual(problem);
  });

  it('are none for an item without groups', () => {
    expect(optionsProblem([], [])).toBeNull();
    expect(optionsProblem([], [1])).toEqual({ code: 'unknown_option' });
  });
});

describe('surprise me', () => {
  const items = [
    { id: 1, weight: 1 },
    { id: 2, weight: 3 },
    { id: 3, weight: 0 },
  ];

  it('is the same for the same seed, whatever the seed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), (seed) => {
        const picked = pickRandom(items, seed);
        expect(pickRandom(structuredClone(items), seed)).toEqual(picked);
        expect([1, 2]).toContain(picked?.id);
      }),
    );
  });

  it('follows the weights', () => {
    const picks = Array.from({ length: 4000 }, (_, seed) => pickRandom(items, seed)?.id);
    const share = picks.filter((id) => id === 2).length / picks.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
  });

  it('is nothing when nothing has a weight', () => {
    expect(pickRandom([], 1)).toBeNull();
    expect(pickRandom([{ weight: 0 }, { weight: -1 }, { weight: Number.NaN }], 1)).toBeNull();
  });
});
