/** More lunchers than any family has; a larger number is a mistake or an attack. */
export const MAX_LUNCHERS = 20;
