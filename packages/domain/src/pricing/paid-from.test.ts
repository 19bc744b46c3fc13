import { expect, test } from 'vitest';
import { paidFrom } from './index.ts';

test.each([
  [4545, null, { charged: 0, credit: 0, yayBucks: 0, yayBucksLeft: 0, rest: 4545 }],
  [
    4545,
    { data: 600, yay_bucks: 3150, charged: 0 },
    { charged: 0, credit: 600, yayBucks: 3150, yayBucksLeft: 0, rest: 795 },
  ],
  [
    2000,
    { data: 600, yay_bucks: 3150, charged: 0 },
    { charged: 0, credit: 600, yayBucks: 1400, yayBucksLeft: 1750, rest: 0 },
  ],
  [
    2000,
    { data: 600, yay_bucks: 0, charged: 1500 },
    { charged: 1500, credit: 500, yayBucks: 0, yayBucksLeft: 0, rest: 0 },
  ],
  [
    900,
    { data: 600, yay_bucks: 0, charged: 1500 },
    { charged: 900, credit: 0, yayBucks: 0, yayBucksLeft: 0, rest: 0 },
  ],
])('%i cents with %j', (total, funds, expected) => {
  expect(paidFrom(total, funds)).toEqual(expected);
});
