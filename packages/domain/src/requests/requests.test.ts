import { describe, expect, test } from 'vitest';
import { permissionsOf } from '../access/index.ts';
import { instant } from '../time/index.ts';
import {
  fillingProblem,
  LONGEST_FILLING_MS,
  REQUEST_ACTS,
  REQUEST_STATES,
  readableKinds,
  SHORTEST_FILLING_MS,
  stateAfter,
} from './index.ts';

describe('a request', () => {
  test.each([
    ['new', 'take', 'open'],
    ['new', 'answer', 'answered'],
    ['new', 'reopen', undefined],
    ['open', 'assign', 'open'],
    ['open', 'spam', 'spam'],
    ['answered', 'take', 'answered'],
    ['answered', 'answer', 'answered'],
    ['answered', 'spam', undefined],
    ['answered', 'reopen', 'open'],
    ['closed', 'answer', undefined],
    ['closed', 'reopen', 'open'],
    ['spam', 'take', undefined],
    ['spam', 'reopen', 'open'],
  ] as const)('%s, after %s, is %s', (state, act, after) => {
    expect(stateAfter(state, act)).toBe(after);
  });

  test('is never new again, and never stuck', () => {
    for (const state of REQUEST_STATES) {
      const next = REQUEST_ACTS.map((act) => stateAfter(state, act));
      expect(next).not.toContain('new');
      expect(next.some((after) => after !== undefined)).toBe(true);
    }
  });
});

test.each([
  ['superadmin', ['contact', 'school', 'job']],
  ['customer_support', ['contact', 'school']],
  ['growth_sr', ['school', 'job']],
  ['growth_jr', ['school']],
  ['marketing', ['job']],
  ['cafe', []],
  ['school', []],
  ['customer', []],
] as const)('%s reads %j', (role, kinds) => {
  expect(readableKinds(permissionsOf([role]))).toEqual(kinds);
});

test.each([
  [0, 'form_too_fast'],
  [SHORTEST_FILLING_MS - 1, 'form_too_fast'],
  [SHORTEST_FILLING_MS, undefined],
  [LONGEST_FILLING_MS, undefined],
  [LONGEST_FILLING_MS + 1, 'form_outdated'],
  [-59_000, 'form_too_fast'],
  [-61_000, 'form_outdated'],
])('a form that was shown for %i ms: %s', (ms, problem) => {
  const shown = instant(1_790_000_000_000);
  expect(fillingProblem(shown, instant(shown + ms))).toBe(problem);
});
