import { daysBetween, type PlainDate } from '@yay/domain/calendar';
import { dateIn, type Instant, zone } from '@yay/domain/time';

const MOST_WEEKS = 60;
const UTC = zone('UTC');

/** Nobody plans or looks back further, and every week that is asked for makes work. */
export function isNearWeek(now: Instant, monday: PlainDate): boolean {
  return Math.abs(daysBetween(dateIn(UTC, now), monday)) <= MOST_WEEKS * 7;
}
