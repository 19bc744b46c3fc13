import { expect, test } from 'vitest';
import { suppliesAddress, suppliesSearch } from './supplies-address.ts';

test.each([
  [{}, {}],
  [
    { market: '101', archived: '1' },
    { market: '101', archived: '1' },
  ],
  [
    { view: 'week', monday: '2026-11-25' },
    { view: 'week', monday: '2026-11-23' },
  ],
  [{ view: 'month', market: 'x', archived: 'yes', monday: '2026-02-30' }, {}],
])('%j is kept as far as it makes sense', (address, kept) => {
  expect(suppliesSearch(suppliesAddress(address))).toEqual(kept);
});
