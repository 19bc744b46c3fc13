import { plainDate } from '@yay/domain/calendar';
import { expect, test } from 'vitest';
import { askedCounts } from './asked-counts.ts';

const TODAY = plainDate('2026-11-18');
const USUAL = { from: '2026-11-16', to: '2026-11-27', type: null, market: null };

test('two weeks are counted unless the address says otherwise', () => {
  expect(askedCounts({}, TODAY)).toEqual(USUAL);
  expect(
    askedCounts({ date: '2026-12-01..2026-12-04', type: 'grab_and_go', market: '100' }, TODAY),
  ).toEqual({ from: '2026-12-01', to: '2026-12-04', type: 'grab_and_go', market: '100' });
});

test.each([
  { date: '2026-12-04..2026-12-01' },
  { date: '2026-12-04' },
  { date: '2026-02-30..2026-03-04', type: 'breakfast', market: '0x1' },
  { date: ['2026-12-01..2026-12-04', 'x'], type: 1, market: '-1' },
])('what the address can’t mean is as good as nothing: %j', (search) => {
  expect(askedCounts(search, TODAY)).toEqual(USUAL);
});
