import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  filtersOf,
  isNarrowed,
  readAddress,
  withFilter,
  writeAddress,
} from './activity-address.ts';

it('the filters of the address are read', () => {
  const state = readAddress({
    by: 'people',
    action: 'luncher.updated',
    from: '2026-11-01',
    to: '2026-11-19',
    page: '3',
  });
  expect(state).toEqual({
    by: 'people',
    action: 'luncher.updated',
    from: '2026-11-01',
    to: '2026-11-19',
    page: 3,
  });
  expect(isNarrowed(state)).toBe(true);
});

it('the reader of an address leaves out unknown values', () => {
  const wrong = { by: 'ghosts', action: 'user.crowned', from: '2026-02-30', to: 'x', page: '0' };
  expect(readAddress(wrong)).toEqual(readAddress({}));
  expect(isNarrowed(readAddress(wrong))).toBe(false);
  expect(writeAddress(readAddress(wrong))).toEqual({});
});

it('comes back from any address unchanged', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('by', 'action', 'from', 'to', 'page'), fc.string()),
      (any) => {
        const state = readAddress(any);
        expect(readAddress(writeAddress(state))).toEqual(state);
      },
    ),
  );
});

it('the filters have both days as one chip, and take a chip’s change', () => {
  const state = readAddress({ by: 'people', from: '2026-11-01', to: '2026-11-19' });
  expect(filtersOf(state)).toEqual({ by: 'people', action: '', at: '2026-11-01..2026-11-19' });
  expect(filtersOf(readAddress({ to: '2026-11-19' })).at).toBe('..2026-11-19');
  expect(filtersOf(readAddress({}))).toEqual({ by: '', action: '', at: '' });
  expect(withFilter('at', '2026-11-02..2026-11-03')).toEqual({
    from: '2026-11-02',
    to: '2026-11-03',
  });
  expect(withFilter('at', '')).toEqual({ from: '', to: '' });
  expect(withFilter('action', 'luncher.updated')).toEqual({ action: 'luncher.updated' });
  expect(withFilter('by', '')).toEqual({ by: '' });
});
