import { type Instant, toIso } from '@yay/domain/time';
import type { Item } from '../lib/catalogue.ts';
import type { Row } from '../lib/insert-rows.ts';
import type { Meal } from '../lib/meals.ts';

/** Kinds of extras by their names, in the order in which families see them. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['Fruit', /pear|banana|watermelon|blueberr|tangerine|apple|grape|strawberr/i],
  ['Vegetables', /edamame|carrot|corn|cucumber/i],
  ['Sides', /knot|fries|chips/i],
  ['Drinks', /milk|lassi/i],
  ['Sweets', /custard|cookie/i],
];
/** Nobody gives it any more. */
const FORMER_KIND = 'Holiday treats';
const DAY_MS = 86_400_000;

export const extraTypeRows = (now: Instant): Row[] =>
  [...KINDS.map(([name]) => name), FORMER_KIND].map((name, at) => ({
    id: at + 1,
    name,
    position: at,
    version: 1,
    archived_at: name === FORMER_KIND ? toIso((now - 60 * DAY_MS) as Instant) : null,
  }));

const kindOf = (name: string): number | null => {
  const at = KINDS.findIndex(([, words]) => words.test(name));
  return at < 0 ? null : at + 1;
};

export const withExtraTypes = (items: readonly Item[], rows: readonly Row[]): Row[] =>
  rows.map((row, at) => {
    const item = items[at];
    return { ...row, extra_type_id: item?.extra ? kindOf(item.name) : null };
  });

type Combination = {
  readonly item: string;
  readonly options: readonly string[];
  readonly kitchen: string;
  readonly made: boolean;
};
const COMBINATIONS: readonly Combination[] = [
  {
    item: 'Turkey sandwich',
    options: ['Whole wheat', 'Cheddar'],
    kitchen: 'TURK WW CHED',
    made: true,
  },
  {
    item: 'Turkey sandwich',
    options: ['Sourdough', 'Swiss'],
    kitchen: 'TURK SD SWISS',
    made: true,
  },
  { item: 'Turkey sandwich', options: ['Gluten-free roll', 'Swiss'], kitchen: '', made: false },
  {
    item: 'Chicken rice bowl',
    options: ['White rice', 'Teriyaki'],
    kitchen: 'BOWL TERI',
    made: true,
  },
  { item: 'Two chicken tacos', options: ['Hot salsa', 'Sour cream'], kitchen: '', made: false },
  { item: 'Chicken burrito', options: ['Hot salsa', 'Sour cream'], kitchen: '', made: false },
];

/** The meal without the last option of what is not made together, which nobody has to choose. */
export function madeOf(meal: Meal): Meal {
  const gone = COMBINATIONS.flatMap(({ item, options, made }) =>
    !made &&
    item === meal.item.name &&
    options.every((name) => meal.options.some((option) => option.name === name))
      ? options.slice(-1)
      : [],
  );
  return gone.length === 0
    ? meal
    : { ...meal, options: meal.options.filter(({ name }) => !gone.includes(name)) };
}

/** Returns the kitchen's names for some combinations, and those that it does not make. */
export const combinationRows = (items: readonly Item[]): Row[] =>
  COMBINATIONS.map(({ item: name, options, kitchen, made }, at) => {
    const item = items.find((one) => one.name === name);
    const all = item?.groups.flatMap((group) => group.options) ?? [];
    const ids = all.flatMap((option) => (options.includes(option.name) ? [option.id] : []));
    if (!item || ids.length < options.length) throw new Error(`${name} has no such options`);
    return {
      id: at + 1,
      item_id: item.id,
      option_ids: ids.toSorted((a, b) => a - b),
      kitchen_name: kitchen,
      is_offered: made,
    };
  });
