import { describe, expect, test } from 'vitest';
import { inputOf, newItem, worthOf } from './item-values.ts';
import {
  type GroupValues,
  groupsInput,
  movedPart,
  newGroup,
  newOption,
  type OptionValues,
  ruleOf,
  withoutPart,
} from './option-groups.ts';

const item = { ...newItem(3), names: 'Soup', price: '5.50' };

describe('the input to send', () => {
  test('is numbers where numbers are typed', () => {
    const checked = inputOf({
      ...item,
      name_es: ' Sopa ',
      price_to_vendor: '$1,000.00',
      is_units: true,
      total_units: ' 12 ',
      daily_capacity: '0',
      is_extra: true,
      extra_type_id: '4',
      term_ids: [{ id: 9, name: 'New' }],
    });
    expect(checked).toMatchObject({
      input: {
        names: { primary: 'Soup' },
        name_es: 'Sopa',
        description_es: null,
        vendor_id: 3,
        price: 550,
        price_to_vendor: 100_000,
        total_units: 12,
        daily_capacity: 0,
        meta: { is_extra: true, preorder: true },
        extra_type_id: 4,
        term_ids: [9],
      },
    });
  });

  test('keeps its units where it is not sold in units, and no kind where it is no extra', () => {
    const checked = inputOf({ ...item, total_units: '12', extra_type_id: '4' });
    expect(checked).toMatchObject({
      input: { is_units: false, total_units: 12, extra_type_id: null },
    });
  });

  test.each([
    [{ names: ' ' }, { 'names.primary': ['required'] }],
    [{ vendor_id: '' }, { vendor_id: ['required'] }],
    [{ price: '' }, { price: ['required'] }],
    [{ price: '-1' }, { price: ['price_low'] }],
    [{ price: '1000.01' }, { price: ['price_high'] }],
    [{ price: '5.505' }, { price: ['not_whole_cents'] }],
    [{ price_to_vendor: 'ten' }, { price_to_vendor: ['invalid'] }],
    [{ is_units: true, total_units: '' }, { total_units: ['required'] }],
    [{ is_units: true, total_units: '1.5' }, { total_units: ['invalid'] }],
    [{ daily_capacity: '-4' }, { daily_capacity: ['invalid'] }],
  ])('with %j is refused before', (more, errors) => {
    expect(inputOf({ ...item, ...more })).toEqual({ errors });
  });
});

test.each([
  [{ price: '5.00', price_to_vendor: '4.00' }, 400, 100, 0.2],
  [{ price: '5.00', price_to_vendor: '10', is_units: true, total_units: '12' }, 83, -500, -1],
  [{ price: '5.00', price_to_vendor: '10', is_units: false, total_units: '12' }, 83, -500, -1],
  [{ price: '0', price_to_vendor: '1' }, 100, -100, null],
])('%j comes to %s a unit and a margin of %s', (more, perUnit, cents, share) => {
  expect(worthOf({ ...item, ...more })).toEqual({ perUnit, margin: { cents, share } });
});
test('a text that is no price has no worth', () => {
  expect(worthOf({ ...item, price: 'x', price_to_vendor: '' })).toEqual({
    perUnit: null,
    margin: null,
  });
});

const option = (key: string, more: Partial<OptionValues> = {}): OptionValues => ({
  ...newOption(),
  key,
  id: 1,
  name: key,
  ...more,
});
const group = (min: string, max: string, offered = 3): GroupValues => ({
  ...newGroup(),
  min,
  max,
  options: [
    ...Array.from({ length: offered }, (_, place) => option(`o${place}`)),
    option('gone', { archived: true }),
  ],
});

describe('a group', () => {
  test.each([
    ['1', '1', 3, { kind: 'one' }],
    ['0', '1', 3, { kind: 'upToOne' }],
    ['0', '2', 3, { kind: 'upTo', most: 2 }],
    ['2', '2', 3, { kind: 'exactly', count: 2 }],
    ['1', '3', 3, { kind: 'between', least: 1, most: 3 }],
    // More than there are may be allowed, not demanded.
    ['1', '9', 3, { kind: 'between', least: 1, most: 9 }],
    ['3', '2', 3, { kind: 'broken' }],
    ['4', '4', 3, { kind: 'broken' }],
    ['1', '1', 0, { kind: 'broken' }],
    ['0', '0', 3, { kind: 'broken' }],
    ['', '1', 3, { kind: 'broken' }],
    ['1.5', '2', 3, { kind: 'broken' }],
  ])('of at least %s, at most %s of %s options says %j', (min, max, offered, rule) => {
    expect(ruleOf(group(min, max, offered))).toEqual(rule);
  });

  test.each([
    ['a', 1, ['c', 'x', 'a']],
    ['c', -1, ['c', 'x', 'a']],
    ['a', -1, ['a', 'x', 'c']],
    ['c', 1, ['a', 'x', 'c']],
    ['x', 1, ['a', 'x', 'c']],
  ] as const)('moves %s by %s past what is archived', (key, by, expected) => {
    const parts = [option('a'), option('x', { archived: true }), option('c')];
    expect(movedPart(parts, key, by).map((part) => part.key)).toEqual(expected);
  });

  test('loses a new one, and archives a saved one', () => {
    const parts = [option('saved'), option('new', { id: null })];
    const [saved, fresh] = parts;
    expect(fresh && withoutPart(parts, fresh)).toEqual([saved]);
    expect(saved && withoutPart(parts, saved).map((part) => part.archived)).toEqual([true, false]);
  });

  test('is refused at the place of a text that is no number', () => {
    const wrong = {
      ...group('x', '', 0),
      options: [option('free'), option('dear', { price: 'much' })],
    };
    expect(groupsInput([group('1', '1'), wrong]).errors).toEqual({
      'option_groups.1.min_choices': ['invalid'],
      'option_groups.1.max_choices': ['required'],
      'option_groups.1.options.1.price': ['invalid'],
    });
  });
});
