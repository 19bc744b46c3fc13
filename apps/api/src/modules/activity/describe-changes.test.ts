import { describe, expect, it } from 'vitest';
import type { Names } from './activity.repo.ts';
import { describeChanges, numbersIn } from './describe-changes.ts';

const names: Names = {
  items: new Map([
    [1, 'Beef taco pair'],
    [2, 'Black bean bowl'],
    [7, 'Apple'],
  ]),
  options: new Map([[3, 'Mild']]),
  grades: new Map([[4, '4th']]),
};
const order = (rest: object) => ({
  status: 'placed',
  cancel_reason: null,
  grade_id: 4,
  item_id: 1,
  entree_cents: 600,
  late_fee_cents: 0,
  total_cents: 600,
  options: [],
  extras: [],
  ...rest,
});
const of = (before: object | null, after: object | null) =>
  describeChanges(
    {
      subject_type: 'order',
      before: before as Record<string, unknown> | null,
      after: after as Record<string, unknown> | null,
    },
    names,
  );

describe('the changes of an order', () => {
  it('tell of a new one its meal and its sides', () => {
    expect(of(null, order({ options: [{ id: 3, cents: 0 }] }))).toEqual([
      { field: 'meal', before: null, after: 'Beef taco pair' },
      { field: 'options', before: null, after: 'Mild' },
      { field: 'total_cents', before: null, after: 600 },
    ]);
  });
  it('tell of another meal the old and the new name', () => {
    expect(of(order({}), order({ item_id: 2, extras: [{ id: 7, cents: 100 }] }))).toEqual([
      { field: 'meal', before: 'Beef taco pair', after: 'Black bean bowl' },
      { field: 'extras', before: null, after: 'Apple' },
    ]);
  });
  it('tell of a canceled one its meal and the reason', () => {
    expect(
      of(order({}), order({ status: 'cancelled', cancel_reason: 'staff', because: 'allergy' })),
    ).toEqual([
      { field: 'meal', before: 'Beef taco pair', after: null },
      { field: 'reason', before: null, after: 'allergy' },
    ]);
  });
  it('tell of the lock nothing that the order holds', () => {
    expect(of(order({}), order({ status: 'locked' }))).toEqual([]);
  });
  it('keep the number of a dish that no longer exists', () => {
    expect(of(null, order({ item_id: 99 }))[0]?.after).toBe('No. 99');
  });
});

describe('the changes of any other record', () => {
  const changes = (before: object | null, after: object | null) =>
    describeChanges(
      {
        subject_type: 'user',
        before: before as Record<string, unknown> | null,
        after: after as Record<string, unknown> | null,
      },
      names,
    );
  it('tell only fields that differ, lists as text', () => {
    expect(
      changes(
        { first: 'Ann', roles: ['customer'], reboard: false },
        { first: 'Ann', roles: ['customer', 'school'], reboard: true },
      ),
    ).toEqual([
      { field: 'roles', before: 'customer', after: 'customer, school' },
      { field: 'reboard', before: false, after: true },
    ]);
  });
  it('tell a field that one side lacks', () => {
    expect(changes(null, { phone: '555' })).toEqual([
      { field: 'phone', before: null, after: '555' },
    ]);
    expect(changes(null, null)).toEqual([]);
  });
});

it('the numbers of names are found once, and none outside of orders', () => {
  expect(
    numbersIn([
      { subject_type: 'order', before: order({}), after: order({ extras: [{ id: 7 }] }) },
      { subject_type: 'user', before: { item_id: 5 }, after: null },
    ]),
  ).toEqual({ items: [1, 7], options: [], grades: [4] });
});
