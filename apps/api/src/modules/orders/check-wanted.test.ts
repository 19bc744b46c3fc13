import { plainDate } from '@yay/domain/calendar';
import { describe, expect, test } from 'vitest';
import { checkDates, checkLunchers, checkWanted, foreignOptionIds } from './check-wanted.ts';
import {
  APPLE,
  catalogue,
  GONE,
  LARGE,
  MONDAY,
  meal,
  NUT_BAR,
  NUT_SAUCE,
  nothing,
  order,
  PIZZA,
  pizza,
  SMALL,
  STEW,
  surprise,
  weekAt,
} from './decide-week.fixture.ts';

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

test('a luncher of another family is as unknown as one of nobody', () => {
  expect(checkLunchers(weekAt(), [{ id: 1 }, { id: 77 }])).toEqual({
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
      meal(PIZZA, { optionIds: [SMALL, LARGE, NUT_SAUCE] }),
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
      { ...surprise(), wanted: { kind: 'surprise', extraIds: [4242] } },
      { [`${path}.extraIds`]: ['unknown_extra'] },
    ],
  ];
  test.each(cases)('%s', (_name, wanted, errors) => {
    expect(checkWanted(weekAt(), catalogue, [wanted], elsewhere)).toEqual(errors);
  });

  test('what is ordered already is not looked at again', () => {
    const week = weekAt({ orders: [order({ item_id: 4242, options: [{ id: 998, cents: 0 }] })] });
    const same = meal(4242, { optionIds: [998] });
    expect(checkWanted(week, catalogue, [same], elsewhere)).toBeNull();
  });

  test('options to look for elsewhere are those that no group of the meal has', () => {
    const days = [pizza(), meal(STEW, { optionIds: [SMALL, 998] }), nothing()];
    expect(foreignOptionIds(catalogue, days)).toEqual([SMALL, 998]);
  });
});
