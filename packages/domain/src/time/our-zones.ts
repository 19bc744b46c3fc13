import { type Zone, zone } from './zone.ts';

/**
 * The team's zone, for everything outside of a market. The database's `office_zone()` is the same.
 */
export const OFFICE_ZONE: Zone = zone('America/New_York');

/** The market zone where a day ends last, which ends a last day that counts for every market. */
export const LAST_ZONE: Zone = zone('America/Chicago');
