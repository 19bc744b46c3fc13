/** The states of a closure in time, by the office's day. */
export const BLACKOUT_STATES = ['active', 'upcoming', 'past', 'lifted'] as const;
export type BlackoutState = (typeof BLACKOUT_STATES)[number];
