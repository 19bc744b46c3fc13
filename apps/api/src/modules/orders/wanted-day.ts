import type { PlainDate } from '@yay/domain/calendar';
import type { Cents } from '@yay/domain/money';
import { sameSelection } from '@yay/domain/ordering';
import type { FamilyOrder } from './family-week.ts';

export interface WantedMeal {
  readonly kind: 'meal';
  readonly itemId: number;
  readonly optionIds: readonly number[];
  readonly extraIds: readonly number[];
}

/** One day that a save names. */
export interface WantedDay {
  readonly luncherId: number;
  readonly date: PlainDate;
  readonly wanted:
    | WantedMeal
    | { readonly kind: 'surprise'; readonly extraIds: readonly number[] }
    | { readonly kind: 'nothing' };
  /** What the person was shown, when she was. */
  readonly shownFee: Cents | undefined;
  readonly shownTotal: Cents | undefined;
  /** Written by a repeat: it says so, and carries no late fee. */
  readonly repeat: boolean;
  /** Where it stands in the request, for what is wrong with it. */
  readonly path: string;
}

/** The same food as is ordered already: nothing is asked for, so nothing is checked. */
export function isAsOrdered(meal: WantedMeal, order: FamilyOrder | null): boolean {
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
