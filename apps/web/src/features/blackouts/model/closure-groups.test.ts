import type { Blackout } from '@yay/contract/blackouts/calls';
import { expect, test } from 'vitest';
import { groupClosures, markOf } from './closure-groups.ts';

let ids = 0;
const closure = (rest: object = {}): Blackout => {
  ids += 1;
  return {
    id: ids,
    name: 'Zoo',
    reason: 'field_trip',
    starts_on: '2026-12-08',
    ends_on: '2026-12-08',
    market: { id: 100, name: 'Eastern' },
    destination: { id: 1, name: 'East School' },
    grade: null,
    children: null,
    state: 'upcoming',
    batch: { id: 5, closures: 2 },
    affected_orders: 3,
    ...rest,
  } as Blackout;
};
const grade = (id: number) => ({ grade: { id, label: `Grade ${id}` } });

test('grades that were closed together are one line', () => {
  const [group, ...rest] = groupClosures([closure(grade(1)), closure(grade(2))]);
  expect(rest).toEqual([]);
  expect(group).toMatchObject({ gradeIds: [1, 2], orders: 6, mayLift: true });
});
test('one of them that was lifted is a line of its own', () => {
  expect(
    groupClosures([closure(grade(1)), closure({ ...grade(2), state: 'lifted' })]),
  ).toHaveLength(2);
});
test('a closure of the market is left to the team', () => {
  const [group] = groupClosures([closure({ destination: null })]);
  expect(group).toMatchObject({ isOfMarket: true, mayLift: false });
});
test.each([
  ['a closed school', [closure()], 'closed'],
  ['a closed grade', [closure(grade(1))], 'some'],
  ['a trip of some children', [closure({ ...grade(1), children: 3 })], 'children'],
  [
    'a trip of some children and a closed grade',
    [closure({ ...grade(1), children: 3 }), closure(grade(2))],
    'some',
  ],
  ['both', [closure(grade(1)), closure()], 'closed'],
  ['a lifted closure', [closure({ state: 'lifted' })], 'lunch'],
  ['a closure of another day', [closure({ ends_on: '2026-12-07' })], 'lunch'],
])('a day with %s is marked', (_name, closures, mark) => {
  expect(markOf('2026-12-08', groupClosures(closures))).toBe(mark);
});
