import type { ItemUsage } from '@yay/contract/items/calls';

/** Lunches ahead, by the options that they have. */
export type OrderedChoices = ItemUsage['choices'];

const counted = (choices: OrderedChoices): number =>
  choices.reduce((sum, { orders }) => sum + orders, 0);

/** Lunches with at least one of these options. */
export const lunchesWithAny = (choices: OrderedChoices, optionIds: readonly number[]): number =>
  counted(choices.filter((choice) => choice.option_ids.some((id) => optionIds.includes(id))));

/** Lunches with all of these options. */
export const lunchesWithAll = (choices: OrderedChoices, optionIds: readonly number[]): number =>
  counted(choices.filter((choice) => optionIds.every((id) => choice.option_ids.includes(id))));
