/** How long words may be in which families read why something was done. */
export const BECAUSE_MIN = 3;
export const BECAUSE_MAX = 200;
