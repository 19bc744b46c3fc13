export { atZone, type ClockTime, startOfDay } from './at-zone.ts';
export { dateIn } from './date-in.ts';
export { type Instant, instant, toIso } from './instant.ts';
export { LAST_ZONE, OFFICE_ZONE } from './our-zones.ts';
export { type Zone, zone } from './zone.ts';
