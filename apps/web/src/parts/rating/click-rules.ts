import type { RatingValue } from '@yay/contract/ratings/calls';

/** Null: nothing is said. */
export type Said = RatingValue | null;

/** The rating after a click: the same button takes it back, the other one replaces it. */
export const afterClick = (said: Said, clicked: RatingValue): Said =>
  said === clicked ? null : clicked;
