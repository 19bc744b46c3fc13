/** The length of the reason that families read. */
export const BECAUSE_MIN = 3;
export const BECAUSE_MAX = 200;
