import { type Zone, zone } from './zone.ts';

/** The team's zone: for what belongs to no market. The database's `office_zone()` is the same. */
export const OFFICE_ZONE: Zone = zone('America/New_York');

/** The zone of ours where a day ends last: a last day that counts wherever somebody is ends there. */
export const LAST_ZONE: Zone = zone('America/Chicago');
