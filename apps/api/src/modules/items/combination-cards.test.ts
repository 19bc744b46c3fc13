import type { ItemGroup, OptionCombination } from '@yay/contract/items/calls';
import { expect, test } from 'vitest';
import { combinationCards } from './combination-cards.ts';

const NOW = '2026-11-18T16:00:00Z';
const option = (id: number, archived = false) => ({
  id,
  name: `option ${id}`,
  name_es: null,
  price: 0,
  properties: {},
  archived_at: archived ? NOW : null,
});
const group = (id: number, options: ReturnType<typeof option>[], archived = false): ItemGroup => ({
  id,
  name: `group ${id}`,
  name_es: null,
  min_choices: 1,
  max_choices: 1,
  archived_at: archived ? NOW : null,
  options,
});
const kept = (option_ids: number[], more: Partial<OptionCombination> = {}): OptionCombination => ({
  option_ids,
  kitchen_name: '',
  is_offered: true,
  ...more,
});
const said = (groups: ItemGroup[], rows: OptionCombination[]) =>
  combinationCards(groups, rows).combinations?.map(
    (card) => `${card.option_ids.join('+')}${card.is_offered ? '' : ' off'} ${card.kitchen_name}`,
  );
const BREAD = group(1, [option(11), option(12)]);
const FILLING = group(2, [option(9), option(22)]);

test('one of each group, named in ascending order', () => {
  expect(said([BREAD, FILLING], [])).toEqual(['9+11 ', '11+22 ', '9+12 ', '12+22 ']);
});

test('the cards come with the kept words of each', () => {
  const rows = [kept([9, 12], { is_offered: false }), kept([11, 22], { kitchen_name: 'No. 4' })];
  expect(said([BREAD, FILLING], rows)).toEqual(['9+11 ', '11+22 No. 4', '9+12 off ', '12+22 ']);
});

test('a combination’s words from before a new group hold for all that have it', () => {
  const size = group(3, [option(31), option(32)]);
  const rows = [
    kept([9, 11], { is_offered: false, kitchen_name: 'short' }),
    kept([9, 11, 31], { kitchen_name: 'long' }),
  ];
  expect(said([BREAD, FILLING, size], rows)?.slice(0, 3)).toEqual([
    '9+11+31 off long',
    '9+11+32 off short',
    '11+22+31 ',
  ]);
});

test('archived options and groups are in none', () => {
  const groups = [
    group(1, [option(11), option(12, true)]),
    group(2, [option(21)], true),
    group(3, [option(31, true)]),
  ];
  expect(said(groups, [])).toEqual(['11 ']);
});

test.each([
  [[], 0, 0],
  [[group(1, [])], 0, 0],
  [
    Array.from({ length: 4 }, (_, place) =>
      group(
        place,
        [1, 2, 3, 4, 5].map((id) => option(place * 10 + id)),
      ),
    ),
    625,
    null,
  ],
])('are counted, and not listed without end', (groups, count, listed) => {
  const cards = combinationCards(groups, []);
  expect([cards.count, cards.combinations?.length ?? null]).toEqual([count, listed]);
});
