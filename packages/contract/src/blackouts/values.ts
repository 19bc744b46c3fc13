/** Where a closure is in time, as the office's day sees it. */
export const BLACKOUT_STATES = ['active', 'upcoming', 'past', 'lifted'] as const;
export type BlackoutState = (typeof BLACKOUT_STATES)[number];
