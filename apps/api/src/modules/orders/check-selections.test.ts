import { plainDate } from '@yay/domain/calendar';
import type { DaySelection, FamilyOrder } from '@yay/domain/week';
import { describe, expect, test } from 'vitest';
import { type Catalogue, compileItem, type ItemRow } from '../schedule/index.ts';
import {
  checkDates,
  checkLunchers,
  checkSelections,
  foreignOptionIds,
} from './check-selections.ts';
import type { RequestedDay } from './week-save.ts';

const MONDAY = plainDate('2026-11-23');
const PIZZA = 1;
const STEW = 3;
const APPLE = 11;
const NUT_BAR = 12;
const SMALL = 101;
const LARGE = 102;
const MEDIUM = 103;
const GONE = 104;

const option = (id: number, archived = false) => ({
  id,
  name: `option ${id}`,
  name_es: null,
  price_cents: 0,
  properties: {},
  archived,
});
const item = (id: number, more: Partial<ItemRow> = {}) =>
  compileItem({
    id,
    name: `item ${id}`,
    name_es: null,
    description: '',
    description_es: null,
    price_cents: 500,
    price_type: 'Vendor',
    is_extra: false,
    preorder: true,
    daily_capacity: null,
    farthest_start_date: null,
    picture: '',
    tint: 'peach',
    properties: {},
    available: true,
    vendor: { id: 1, display_name: 'Kitchen', short_name: 'K' },
    groups: [],
    not_together: [],
    ...more,
  });
const size = {
  id: 1,
  name: 'Size',
  name_es: null,
  min_choices: 1,
  max_choices: 2,
  archived: false,
  options: [option(GONE, true), option(MEDIUM), option(SMALL), option(LARGE)],
};
const items = [
  item(PIZZA, { groups: [size] }),
  item(STEW),
  item(APPLE, { is_extra: true }),
  item(NUT_BAR, { is_extra: true }),
];
const catalogue: Catalogue = {
  menus: new Map(),
  item: (id) => items.find((one) => one.id === id),
};

const selected = (selection: DaySelection): RequestedDay => ({
  luncherId: 1,
  date: MONDAY,
  selection,
  shownFee: undefined,
  shownTotal: undefined,
  repeat: false,
  path: 'lunchers.0.selections.0',
});
const meal = (itemId: number, more: { optionIds?: number[]; extraIds?: number[] } = {}) =>
  selected({ kind: 'meal', itemId, optionIds: [], extraIds: [], ...more });
const nothing = () => selected({ kind: 'nothing' });

const dates = (...texts: string[]) =>
  texts.map((text, index) => ({ date: plainDate(text), path: `at.${index}` }));

describe('dates', () => {
  const cases: [string, Parameters<typeof checkDates>[1], object | null][] = [
    ['of the week', [{ id: 1, dates: dates('2026-11-23', '2026-11-27') }], null],
    ['Saturday', [{ id: 1, dates: dates('2026-11-28') }], { 'at.0': ['not_a_weekday'] }],
    ['the next Monday', [{ id: 1, dates: dates('2026-11-30') }], { 'at.0': ['other_week'] }],
    ['twice', [{ id: 1, dates: dates('2026-11-23', '2026-11-23') }], { 'at.1': ['duplicate'] }],
    [
      'a luncher twice',
      [
        { id: 1, dates: [] },
        { id: 1, dates: [] },
      ],
      { 'lunchers.1.id': ['duplicate'] },
    ],
  ];
  test.each(cases)('%s', (_name, lunchers, errors) => {
    expect(checkDates(MONDAY, lunchers)).toEqual(errors);
  });
});

test('a luncher of another family is reported like an unknown one', () => {
  expect(checkLunchers({ lunchers: [{ id: 1 }, { id: 2 }] }, [{ id: 1 }, { id: 77 }])).toEqual({
    'lunchers.1.id': ['unknown_luncher'],
  });
});

describe('meals', () => {
  const path = 'lunchers.0.selections.0';
  const elsewhere = new Set([999]);
  const cases: [string, ReturnType<typeof meal>, object | null][] = [
    ['a whole meal', meal(PIZZA, { optionIds: [SMALL, LARGE], extraIds: [APPLE] }), null],
    ['nothing', nothing(), null],
    ['an option that is gone', meal(PIZZA, { optionIds: [GONE] }), null],
    ['an unknown item', meal(4242), { [`${path}.entreeId`]: ['unknown_item'] }],
    ['an extra as the meal', meal(APPLE), { [`${path}.entreeId`]: ['not_an_entree'] }],
    [
      'an option of another item',
      meal(STEW, { optionIds: [999] }),
      { [`${path}.optionIds`]: ['wrong_option_group'] },
    ],
    [
      'an unknown option',
      meal(PIZZA, { optionIds: [SMALL, 998] }),
      { [`${path}.optionIds`]: ['unknown_option'] },
    ],
    ['no option', meal(PIZZA), { [`${path}.optionIds`]: ['too_few_options'] }],
    [
      'an option too many',
      meal(PIZZA, { optionIds: [SMALL, LARGE, MEDIUM] }),
      { [`${path}.optionIds`]: ['too_many_options'] },
    ],
    [
      'an option twice',
      meal(PIZZA, { optionIds: [SMALL, SMALL] }),
      { [`${path}.optionIds`]: ['duplicate'] },
    ],
    [
      'a meal as an extra',
      meal(PIZZA, { optionIds: [SMALL], extraIds: [STEW] }),
      { [`${path}.extraIds`]: ['unknown_extra'] },
    ],
    [
      'an extra twice',
      meal(PIZZA, { optionIds: [SMALL], extraIds: [NUT_BAR, NUT_BAR] }),
      { [`${path}.extraIds`]: ['duplicate'] },
    ],
    [
      'an unknown extra with a surprise',
      selected({ kind: 'surprise', extraIds: [4242] }),
      { [`${path}.extraIds`]: ['unknown_extra'] },
    ],
  ];
  test.each(cases)('%s', (_name, day, errors) => {
    expect(checkSelections({ orders: [] }, catalogue, [day], elsewhere)).toEqual(errors);
  });

  test('a meal that is already ordered is not checked again', () => {
    const order: FamilyOrder = {
      id: 1,
      luncher_id: 1,
      grade_id: 1,
      date: MONDAY,
      status: 'placed',
      source: 'parent',
      item_id: 4242,
      entree_cents: 500,
      late_fee_cents: 0,
      total_cents: 500,
      share_cents: null,
      options: [{ id: 998, cents: 0 }],
      extras: [],
    };
    const same = meal(4242, { optionIds: [998] });
    expect(checkSelections({ orders: [order] }, catalogue, [same], elsewhere)).toBeNull();
  });

  test('foreignOptionIds returns the options that no group of the meal has', () => {
    const days = [
      meal(PIZZA, { optionIds: [SMALL] }),
      meal(STEW, { optionIds: [SMALL, 998] }),
      nothing(),
    ];
    expect(foreignOptionIds(catalogue, days)).toEqual([SMALL, 998]);
  });
});
