import type { SavedSelection } from '@yay/contract/calendar';
import { type Price, priceLine } from '@yay/domain/pricing';
import type { Choice, Spot } from './choice.ts';
import { dayAt, type WeekIndex } from './week-index.ts';

/** What a choice costs now, were it new or changed: today's prices and the fee that is due now. */
export function priceOfChoice(index: WeekIndex, spot: Spot, choice: Choice): Price {
  return priceLine({
    entree: index.items.get(choice.item_id)?.price ?? 0,
    options: choice.option_ids.map((id) => index.options.get(id)?.price ?? 0),
    extras: choice.extra_ids.map((id) => index.items.get(id)?.price ?? 0),
    lateFee: dayAt(index, spot)?.late_fee ?? 0,
  });
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
