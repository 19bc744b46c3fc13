/** More children than any family has: what is beyond is a mistake, or an attack. */
export const MAX_LUNCHERS = 20;
