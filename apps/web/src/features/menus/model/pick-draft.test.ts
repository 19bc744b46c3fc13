import type { MenuChoice } from '@yay/contract/menus/calls';
import { describe, expect, test } from 'vitest';
import { askedOf, groupsOf, NEW_PICK, type PickDraft, vendorsOf } from './pick-draft.ts';

const NORTH = { id: 1, name: 'North' };
const SOUTH = { id: 2, name: 'South' };
const item = (id: number, vendor: typeof NORTH, is_extra = false): MenuChoice => ({
  id,
  name: `Item ${id}`,
  vendor,
  is_extra,
  weight: 1,
});
const ITEMS = [item(1, NORTH), item(2, NORTH, true), item(3, SOUTH), item(4, SOUTH)];

describe('the question about choices', () => {
  test.each<[string, Partial<PickDraft>, object | null]>([
    ['everything on offer', {}, {}],
    ['nothing before a menu is named', { source: 'menu' }, null],
    ['the items of a menu', { source: 'menu', menu: { id: 7, name: 'Fall' } }, { menu_id: '7' }],
    ['nothing before a school is named', { source: 'day', date: '2026-11-23' }, null],
    ['nothing while the day is typed', { source: 'day', school: NORTH, date: '2026-11' }, null],
    [
      'a day of a school',
      { source: 'day', school: NORTH, date: '2026-11-23' },
      { destination_id: '1', date: '2026-11-23' },
    ],
    [
      'a day of one of its groups',
      { source: 'day', school: NORTH, date: '2026-11-23', group: 'Lower' },
      { destination_id: '1', date: '2026-11-23', group: 'Lower' },
    ],
  ])('is %s', (_what, draft, asked) => {
    expect(askedOf({ ...NEW_PICK, ...draft })).toEqual(asked);
  });
});

describe('the items to pick from', () => {
  test.each<[string, Partial<PickDraft>, Record<string, number[]>]>([
    ['stand by vendor', {}, { North: [1, 2], South: [3, 4] }],
    ['are entrees alone', { kind: 'entrees' }, { North: [1], South: [3, 4] }],
    ['are extras alone, without vendors that have none', { kind: 'extras' }, { North: [2] }],
    ['are those of one vendor', { vendor: 2 }, { South: [3, 4] }],
    ['are none where a vendor has none of a kind', { vendor: 2, kind: 'extras' }, {}],
  ])('%s', (_what, draft, expected) => {
    const groups = groupsOf(ITEMS, { ...NEW_PICK, ...draft }, 'Extra');
    expect(
      Object.fromEntries(groups.map(({ name, items }) => [name, items.map(({ id }) => id)])),
    ).toEqual(expected);
  });

  test('name each vendor once', () => {
    expect(vendorsOf(ITEMS)).toEqual([NORTH, SOUTH]);
  });
});
