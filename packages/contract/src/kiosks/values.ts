/** Seconds for which the code on a tablet is good. */
export const PAIRING_SECONDS = 600;
