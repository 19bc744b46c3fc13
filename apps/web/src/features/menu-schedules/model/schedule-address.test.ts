import { expect, test } from 'vitest';
import { scheduleAddress } from './schedule-address.ts';

test.each([
  [{}, { market: null, school: null, group: null, monday: null }],
  [
    { market: '100', schools: '7', group: 'Lower', monday: '2026-11-25' },
    { market: 100, school: 7, group: 'Lower', monday: '2026-11-23' },
  ],
  [
    { market: '-1', schools: '1e9', group: 7, monday: '2026-02-30' },
    { market: null, school: null, group: null, monday: null },
  ],
  [
    { market: '99999999999', group: 'x'.repeat(61), monday: 20261123 },
    { market: null, school: null, group: null, monday: null },
  ],
])('%j', (search, address) => {
  expect(scheduleAddress(search)).toEqual(address);
});
