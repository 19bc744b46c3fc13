import { DEFAULT_TIMES } from '@yay/domain/ordering';
import type { PricedLine } from '@yay/domain/pricing';
import { instant, zone } from '@yay/domain/time';
import {
  decideWeek,
  type FamilyWeek,
  type MealCatalogue,
  type MealItem,
  type MealOption,
} from '@yay/domain/week';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Choice } from './choice.ts';
import { entreePrice, priceOfChoice } from './price.ts';
import {
  APPLE,
  BOWL,
  BROWN_RICE,
  COOKIE,
  MIA,
  MILD_SAUCE,
  MON,
  MONDAY,
  PIZZA,
  saved,
  TUE,
  testWeek,
  WHITE_RICE,
} from './test-week.fixture.ts';
import { indexWeek, type WeekIndex } from './week-index.ts';

const week = testWeek({
  selections: {
    [MIA]: {
      [MON]: saved(BOWL, {
        option_ids: [BROWN_RICE],
        extra_ids: [APPLE],
        entree_price: 310,
        option_prices: [7],
        extra_prices: [30],
      }),
    },
  },
});
const index = indexWeek(week);
const now = (id: number) => index.items.get(id)?.price ?? index.options.get(id)?.price ?? 0;
const monday = { luncherId: MIA, date: MON };

describe('the price of a choice', () => {
  it('is the saved one where the entree stays, and that of the parts that stay', () => {
    const choice = { item_id: BOWL, option_ids: [BROWN_RICE], extra_ids: [APPLE, COOKIE] };
    const price = priceOfChoice(index, monday, choice);
    expect(price.total - price.late_fee).toBe(310 + 7 + 30 + now(COOKIE));
    expect(entreePrice(index, monday, BOWL)).toBe(310);
  });

  it('is the present one with another entree, and on another day', () => {
    const pizza = { item_id: PIZZA, option_ids: [], extra_ids: [APPLE] };
    expect(priceOfChoice(index, monday, pizza).entree).toBe(now(PIZZA));
    const tuesday = { luncherId: MIA, date: TUE };
    expect(entreePrice(index, tuesday, BOWL)).toBe(now(BOWL));
    const all = { item_id: BOWL, option_ids: [BROWN_RICE], extra_ids: [APPLE] };
    const price = priceOfChoice(index, tuesday, all);
    expect(price.total - price.late_fee).toBe(now(BOWL) + now(BROWN_RICE) + now(APPLE));
  });
});

const items = [PIZZA, BOWL];
const extras = [APPLE, COOKIE];
const rices = [WHITE_RICE, BROWN_RICE];

/** The menu of the browser's week, as the rules of a save read it. */
function catalogueOf({ items: wire, options }: WeekIndex): MealCatalogue {
  const mealOptions: MealOption[] = [...rices, MILD_SAUCE].map((id) => ({
    id,
    name: '',
    cents: options.get(id)?.price ?? 0,
    properties: {},
    archived: false,
  }));
  const mealItem = (id: number): MealItem => ({
    id,
    name: '',
    cents: wire.get(id)?.price ?? 0,
    isExtra: extras.includes(id),
    available: true,
    properties: {},
    groups: [],
    notTogether: [],
    options: new Map(id === BOWL ? mealOptions.map((option) => [option.id, option]) : []),
  });
  const menu = {
    id: 1,
    name: '',
    theme: null,
    entrees: items.map(mealItem),
    extras: extras.map(mealItem),
  };
  return {
    menus: new Map([[1, menu]]),
    item: (id) => [...menu.entrees, ...menu.extras].find((item) => item.id === id),
  };
}

/** The server's price of the choice: that of the order which a save of it writes. */
function priceOfSave(choice: Choice, order: FamilyWeek['orders'][number], at: WeekIndex): number {
  const family: FamilyWeek = {
    now: instant('2026-11-04T16:00:00Z'),
    monday: MONDAY,
    times: DEFAULT_TIMES,
    lateFeeCents: 100,
    lunchers: [
      {
        id: 1,
        tolerances: {},
        grade_id: 1,
        group_name: 'Lower',
        destination_id: 1,
        market_id: 100,
        timezone: zone('America/New_York'),
      },
    ],
    dayGrades: [
      { id: 1, destination_id: 1, date: TUE, group_name: 'Lower', menu_id: 1, specials: [] },
    ],
    blackouts: [],
    lockedDays: new Set(),
    takenBack: new Set(),
    replaced: new Map(),
    orders: [order],
    isPaymentDue: false,
    isSettled: false,
    discount: null,
    discountAsSaved: null,
    discountCents: 0,
  };
  const { option_ids: optionIds, extra_ids: extraIds, item_id: itemId } = choice;
  const { orders, results } = decideWeek({
    week: family,
    catalogue: catalogueOf(at),
    orderer: { window: 'customer', correcting: false },
    days: [
      {
        luncherId: 1,
        date: TUE,
        selection: { kind: 'meal', itemId, optionIds, extraIds },
        shownFee: undefined,
        shownTotal: undefined,
        repeat: false,
      },
    ],
    left: new Map(),
    discount: { kind: 'keep' },
    seed: '',
  });
  expect(results[0]?.outcome).not.toBe('refused');
  return orders[0]?.total_cents ?? Number.NaN;
}

test('the browser shows the price that a save would write', () => {
  const cents = fc.nat({ max: 2_000 });
  const choices = fc
    .record({
      item_id: fc.constantFrom(...items),
      rice: fc.constantFrom(...rices),
      sauce: fc.boolean(),
      extra_ids: fc.subarray(extras),
    })
    .map(({ item_id, rice, sauce, extra_ids }) => ({
      item_id,
      option_ids: item_id === BOWL ? [rice, ...(sauce ? [MILD_SAUCE] : [])] : [],
      extra_ids,
    }));
  const prices = fc.record({
    entree: cents,
    lines: fc.array(cents, { minLength: 4, maxLength: 4 }),
  });
  fc.assert(
    fc.property(choices, choices, prices, (before, choice, { entree, lines }) => {
      const priced = (ids: readonly number[], from: number): PricedLine[] =>
        ids.map((id, place) => ({ id, cents: lines[from + place] ?? 0 }));
      const options = priced(before.option_ids, 0);
      const priceOf = (parts: readonly PricedLine[]) => parts.map((line) => line.cents);
      const ofExtras = priced(before.extra_ids, 2);
      const meal = entree + [...priceOf(options), ...priceOf(ofExtras)].reduce((a, b) => a + b, 0);
      const wire = saved(before.item_id, {
        ...before,
        entree_price: entree,
        option_prices: priceOf(options),
        extra_prices: priceOf(ofExtras),
        meal_total: meal,
        total: meal,
      });
      const shown = testWeek({ selections: { [MIA]: { [TUE]: wire } } });
      const at = indexWeek(shown);
      const price = priceOfChoice(at, { luncherId: MIA, date: TUE }, choice);
      const order = {
        id: 1,
        luncher_id: 1,
        grade_id: 1,
        date: TUE,
        status: 'placed' as const,
        source: 'parent' as const,
        item_id: before.item_id,
        entree_cents: entree,
        late_fee_cents: 0,
        total_cents: meal,
        share_cents: null,
        options,
        extras: ofExtras,
      };
      expect(price.total - price.late_fee).toBe(priceOfSave(choice, order, at));
    }),
  );
});
