import { addDays, type PlainDate } from '@yay/domain/calendar';
import { dateIn, type Instant, instant, startOfDay, zone } from '@yay/domain/time';

const OFFICE = zone('America/New_York');

/** By the clock on the wall: the provider knows no other, wherever the product's own stands. */
const now = (): Instant => instant(Date.now());

export const officeToday = (at: Instant = now()): PlainDate => dateIn(OFFICE, at);

/** From the first moment of the first day until the end of the last, or until now. */
export function spanOf(
  first: PlainDate,
  last: PlainDate,
  at: Instant = now(),
): { readonly startsAt: Instant; readonly endsAt: Instant } {
  const startsAt = startOfDay(first, OFFICE);
  const end = Math.min(startOfDay(addDays(last, 1), OFFICE), at);
  return { startsAt, endsAt: instant(Math.max(end, startsAt + 1)) };
}
