import { describe, expect, it } from 'vitest';
import { entreePrice, priceOfChoice } from './price.ts';
import {
  APPLE,
  BOWL,
  BROWN_RICE,
  COOKIE,
  MIA,
  MON,
  PIZZA,
  saved,
  TUE,
  testWeek,
} from './test-week.ts';
import { indexWeek } from './week-index.ts';

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

describe('what a choice costs', () => {
  it('is what it was saved for where the entree stays, and what stays on it', () => {
    const choice = { item_id: BOWL, option_ids: [BROWN_RICE], extra_ids: [APPLE, COOKIE] };
    const price = priceOfChoice(index, monday, choice);
    expect(price.total - price.late_fee).toBe(310 + 7 + 30 + now(COOKIE));
    expect(entreePrice(index, monday, BOWL)).toBe(310);
  });

  it('is what it costs now with another entree, and on another day', () => {
    const pizza = { item_id: PIZZA, option_ids: [], extra_ids: [APPLE] };
    expect(priceOfChoice(index, monday, pizza).entree).toBe(now(PIZZA));
    const tuesday = { luncherId: MIA, date: TUE };
    expect(entreePrice(index, tuesday, BOWL)).toBe(now(BOWL));
    const all = { item_id: BOWL, option_ids: [BROWN_RICE], extra_ids: [APPLE] };
    const price = priceOfChoice(index, tuesday, all);
    expect(price.total - price.late_fee).toBe(now(BOWL) + now(BROWN_RICE) + now(APPLE));
  });
});
