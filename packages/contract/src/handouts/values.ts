/** Acts of one call. A tablet sends more of them in pieces. */
export const MOST_ACTS = 500;
export const NOTE_MAX = 300;
