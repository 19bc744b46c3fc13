import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Cell } from '../model/cell.ts';
import type { Choice } from '../model/choice.ts';
import type { Meal } from '../model/meals.ts';
import { firstOptions } from '../model/pick-options.ts';

/** The unfolded meal, with the parts picked for it so far. */
export type OpenMeal = Choice;

/** Returns the meal at which the day opens: the chosen one. */
export function openMealOf(cell: Cell): OpenMeal | null {
  return cell.kind === 'removed' || cell.kind === 'blocked' ? null : cell.shown;
}

/** Returns the choice that a meal starts with when it is unfolded, or taken as it is. */
export function startOf(meal: Meal, luncher: Luncher, notTogether: readonly number[][]): OpenMeal {
  return {
    item_id: meal.item.id,
    option_ids: firstOptions(luncher, meal.groups, notTogether),
    extra_ids: [],
  };
}
