import { describe, expect, it } from 'vitest';
import { hasFilters, readAddress } from './list-address.ts';

describe('the address of a list', () => {
  it.each<[Record<string, unknown>, object]>([
    [
      { tab: 'strict', date: '2026-11-18', grade_id: 4, page: '2' },
      { tab: 'strict', date: '2026-11-18', grade_id: '4', page: '2' },
    ],
    [
      { tab: 'all', date: '2026-02-30', grade_id: 'x', sort: 'age', direction: 'asc', page: '0' },
      {},
    ],
    [{ date: '2026-11-21', search: '', group: '' }, {}],
    [
      { span: 'week', hide: 'state,strict,grade' },
      { span: 'week', hide: 'grade,state' },
    ],
    [{ span: 'day', hide: 'strict' }, {}],
    [
      { search: 'יעל 🦄', room_id: '9' },
      { search: 'יעל 🦄', room_id: '9' },
    ],
  ])('%j is read as %j', (search, address) => {
    expect(readAddress(search)).toEqual(address);
  });

  it('has filters once it leaves somebody out', () => {
    expect([
      hasFilters({ date: '2026-11-18', sort: 'grade' }),
      hasFilters({ tab: 'lunch' }),
    ]).toEqual([false, true]);
  });
});
