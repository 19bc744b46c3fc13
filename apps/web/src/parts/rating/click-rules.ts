import type { RatingValue } from '@yay/contract/ratings/calls';

/** Null: nothing is said. */
export type Said = RatingValue | null;

/** What is said after a click: the same once more takes it back, the other one takes its place. */
export const afterClick = (said: Said, clicked: RatingValue): Said =>
  said === clicked ? null : clicked;
