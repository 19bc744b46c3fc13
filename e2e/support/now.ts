/**
 * The instant at which every journey starts: a Thursday, 11:30 in New York. The week that families
 * see is the next one, October 19 to 23, and none of it is late yet.
 */
export const NOW = '2026-10-15T15:30:00Z';
export const NEXT_MONDAY = '2026-10-19';
