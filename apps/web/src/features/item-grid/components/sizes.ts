/** In px, as the style sheet has them. */
export const ROW_PX = 36;
export const HEAD_PX = 32;
