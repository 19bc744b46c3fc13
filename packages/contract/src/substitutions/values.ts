/** Waiting: its family is not dealt with yet. Lapsed: there was nothing to choose any more. */
export const CHOICE_STATES = [
  'waiting',
  'open',
  'accepted',
  'swapped',
  'credited',
  'lapsed',
] as const;
export type ChoiceState = (typeof CHOICE_STATES)[number];
