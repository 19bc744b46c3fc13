/**
 * The moment at which every journey starts: a Thursday, half past eleven in New York. The
 * week that families look at is the next one, October 19 to 23, and nothing of it is late yet.
 */
export const NOW = '2026-10-15T15:30:00Z';
export const NEXT_MONDAY = '2026-10-19';
