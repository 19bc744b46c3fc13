import type { SavedSelection } from '@yay/contract/calendar';
import type { Cents } from '@yay/domain/money';
import { type Price, priceLine } from '@yay/domain/pricing';
import { type Choice, type Spot, savedAt } from './choice.ts';
import { dayAt, type WeekIndex } from './week-index.ts';

/**
 * What a choice costs, were it saved now: an entree that stays keeps its price, and so does what stays
 * on it; all else has today's prices. The fee is the one that is due now.
 */
export function priceOfChoice(index: WeekIndex, spot: Spot, choice: Choice): Price {
  const kept = keptAt(index, spot, choice.item_id);
  const priceIn = (ids: readonly number[] = [], prices: readonly Cents[] = [], id: number) =>
    prices[ids.indexOf(id)];
  return priceLine({
    entree: entreePrice(index, spot, choice.item_id),
    options: choice.option_ids.map(
      (id) =>
        priceIn(kept?.option_ids, kept?.option_prices, id) ?? index.options.get(id)?.price ?? 0,
    ),
    extras: choice.extra_ids.map(
      (id) => priceIn(kept?.extra_ids, kept?.extra_prices, id) ?? index.items.get(id)?.price ?? 0,
    ),
    lateFee: dayAt(index, spot)?.late_fee ?? 0,
  });
}

/** What an entree costs on this day: as it was saved where it is what is ordered, and else as of now. */
export const entreePrice = (index: WeekIndex, spot: Spot, itemId: number): Cents =>
  keptAt(index, spot, itemId)?.entree_price ?? index.items.get(itemId)?.price ?? 0;

function keptAt(index: WeekIndex, spot: Spot, itemId: number): SavedSelection | undefined {
  const saved = savedAt(index.week, spot);
  return saved?.item_id === itemId ? saved : undefined;
}

/** An order that is not changed keeps the price and the fee that it was saved with. */
export function priceOfSaved(saved: SavedSelection): Price {
  return priceLine({
    entree: saved.meal_total,
    options: [],
    extras: [],
    lateFee: saved.late_surcharge,
  });
}
