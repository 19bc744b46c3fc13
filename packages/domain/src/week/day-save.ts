import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import { sameSelection } from '../ordering/index.ts';
import type { FamilyOrder } from './family-week.ts';

export interface MealSelection {
  readonly kind: 'meal';
  readonly itemId: number;
  readonly optionIds: readonly number[];
  readonly extraIds: readonly number[];
}

/** A meal, one of the day's specials that the product picks, or no lunch. */
export type DaySelection =
  | MealSelection
  | { readonly kind: 'surprise'; readonly extraIds: readonly number[] }
  | { readonly kind: 'nothing' };

/** One day of a save. A day that a save does not name stays as it is. */
export interface DaySave {
  readonly luncherId: number;
  readonly date: PlainDate;
  readonly selection: DaySelection;
  /** The late fee, in cents, that the person was shown; undefined: none was shown. */
  readonly shownFee: Cents | undefined;
  /** The price of the whole lunch, in cents, that the person was shown; undefined: none was shown. */
  readonly shownTotal: Cents | undefined;
  /** A repeat orders it, not a person. */
  readonly repeat: boolean;
}

/**
 * Tells whether the order has the same food already: such a day changes nothing, so nothing is
 * checked.
 */
export function isAsOrdered(meal: MealSelection, order: FamilyOrder | null): boolean {
  return (
    order !== null &&
    sameSelection(
      {
        item_id: meal.itemId,
        option_ids: [...meal.optionIds],
        extra_ids: [...meal.extraIds],
        late_surcharge: 0,
      },
      {
        item_id: order.item_id,
        option_ids: order.options.map((line) => line.id),
        extra_ids: order.extras.map((line) => line.id),
        late_surcharge: 0,
      },
    )
  );
}
