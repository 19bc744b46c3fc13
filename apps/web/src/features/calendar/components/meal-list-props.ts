import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Cell } from '../model/cell.ts';
import type { Choice } from '../model/choice.ts';
import type { Draft } from '../model/draft.ts';
import type { Meal } from '../model/meals.ts';
import type { WeekIndex } from '../model/week-index.ts';
import type { OpenMeal } from './open-meal.ts';

/** The props of the list of meals and of each of its cards. */
export type MealListProps = {
  meals: readonly Meal[];
  cell: Cell;
  index: WeekIndex;
  draft: Draft;
  luncher: Luncher;
  open: OpenMeal | null;
  onOpen: (open: OpenMeal | null) => void;
  onTake: (choice: Choice) => void;
  onTakeOff: () => void;
  onShowAll: () => void;
};
