/**
 * Returns the number to order to stand at par again; 0 when at par or above. An overdrawn shelf
 * counts in.
 */
export const shortOfPar = (par: number, onHand: number): number => Math.max(0, par - onHand);

/** Tells whether a shelf has less than half of its par level. */
export const isLow = (par: number, onHand: number): boolean => par > 0 && onHand * 2 < par;
