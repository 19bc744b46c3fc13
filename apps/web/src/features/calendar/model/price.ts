import type { SavedSelection } from '@yay/contract/calendar/calls';
import type { Cents } from '@yay/domain/money';
import {
  keptPrices,
  type Price,
  type PricedLine,
  type PricedMeal,
  priceLine,
} from '@yay/domain/pricing';
import { type Choice, type Spot, savedAt } from './choice.ts';
import { dayAt, type WeekIndex } from './week-index.ts';

/** The price of a choice if it were saved now: kept where the lunch stays, with the fee that is due now. */
export function priceOfChoice(index: WeekIndex, spot: Spot, choice: Choice): Price {
  const saved = savedAt(index.week, spot);
  const meal = keptPrices(saved ? savedMeal(saved) : null, {
    item_id: choice.item_id,
    entree_cents: index.items.get(choice.item_id)?.price ?? 0,
    options: choice.option_ids.map((id) => ({ id, cents: index.options.get(id)?.price ?? 0 })),
    extras: choice.extra_ids.map((id) => ({ id, cents: index.items.get(id)?.price ?? 0 })),
  });
  return priceLine({
    entree: meal.entree_cents,
    options: meal.options.map(({ cents }) => cents),
    extras: meal.extras.map(({ cents }) => cents),
    lateFee: dayAt(index, spot)?.late_fee ?? 0,
  });
}

/** The price, in cents, of an entree alone on this day if it were saved now. */
export const entreePrice = (index: WeekIndex, spot: Spot, itemId: number): Cents =>
  priceOfChoice(index, spot, { item_id: itemId, option_ids: [], extra_ids: [] }).entree;

const savedMeal = (saved: SavedSelection): PricedMeal => ({
  item_id: saved.item_id,
  entree_cents: saved.entree_price,
  options: linesOf(saved.option_ids, saved.option_prices),
  extras: linesOf(saved.extra_ids, saved.extra_prices),
});

/** Pairs each id with the price at the same place; the wire sends both in one order. */
const linesOf = (ids: readonly number[], prices: readonly Cents[]): PricedLine[] =>
  ids.flatMap((id, place) => {
    const cents = prices[place];
    return cents === undefined ? [] : [{ id, cents }];
  });

/** An order that is not changed keeps the price and the fee that it was saved with. */
export function priceOfSaved(saved: SavedSelection): Price {
  return priceLine({
    entree: saved.meal_total,
    options: [],
    extras: [],
    lateFee: saved.late_surcharge,
  });
}
