import { daysBetween, type PlainDate } from '../calendar/index.ts';
import { dateIn, type Instant, zone } from '../time/index.ts';

const MOST_WEEKS = 60;
const UTC = zone('UTC');

/** Tells whether a week is near enough to be read or saved: each one that is named costs work. */
export function isNearWeek(now: Instant, monday: PlainDate): boolean {
  return Math.abs(daysBetween(dateIn(UTC, now), monday)) <= MOST_WEEKS * 7;
}
