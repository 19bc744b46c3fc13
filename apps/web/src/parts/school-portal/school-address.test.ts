import { expect, test } from 'vitest';
import { sameAt } from './school-address.ts';

const other = { id: 8, name: 'Lakeview Elementary' };

test.each([
  ['/schools/maplewood-1', '/schools/lakeview-elementary-8'],
  ['/schools/maplewood-1/lunchers/sheet', '/schools/lakeview-elementary-8/lunchers/sheet'],
  ['/schools/maplewood-1/lunchers/rollover', '/schools/lakeview-elementary-8/lunchers/rollover'],
  ['/schools/maplewood-1/trips/7', '/schools/lakeview-elementary-8/trips'],
  ['/schools/maplewood-1/inventory/counts/3', '/schools/lakeview-elementary-8/inventory'],
  ['/schools/maplewood-1/nowhere', '/schools/lakeview-elementary-8'],
])('from %s another school is at %s', (pathname, to) => {
  expect(sameAt(other, { pathname, search: {} }).to).toBe(to);
});

test('the date and the order stay, and one school’s own filters do not', () => {
  const search = {
    date: '2026-10-15',
    tab: 'strict',
    sort: 'room',
    direction: 'desc',
    grade_id: '4',
    room_id: '9',
    group: 'Upper',
    search: 'Mia',
    page: '3',
  };
  expect(sameAt(other, { pathname: '/schools/maplewood-1/lunchers', search }).search).toEqual({
    date: '2026-10-15',
    tab: 'strict',
    sort: 'room',
    direction: 'desc',
  });
});
