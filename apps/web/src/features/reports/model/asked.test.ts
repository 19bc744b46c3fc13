import { plainDate } from '@yay/domain/calendar';
import { expect, test } from 'vitest';
import { askedOf } from './asked.ts';

const today = plainDate('2026-11-20');

test('the report without a word in the address is of the last thirty days, by the day eaten', () => {
  expect(askedOf({}, today)).toEqual({
    from: '2026-10-22',
    to: today,
    by: 'served',
    group: 'day',
    market: undefined,
    school: undefined,
    vendor: undefined,
  });
});

test('the address’s values count', () => {
  const asked = { dates: '2026-09-01~2026-09-30', by: 'settled', group: 'vendor', market: '101' };
  expect(askedOf(asked, today)).toMatchObject({
    from: '2026-09-01',
    to: '2026-09-30',
    by: 'settled',
    group: 'vendor',
    market: '101',
  });
});

test.each([
  { dates: '2026-09-30~2026-09-01' },
  { dates: '2026-02-30~2026-03-01' },
  { dates: '2020-01-01~2026-01-01' },
  { dates: 'yesterday', by: 'eaten', group: 'family', market: '-1', school: 'x', vendor: '0' },
])('what makes no sense does not: %j', (search) => {
  expect(askedOf(search, today)).toEqual(askedOf({}, today));
});
