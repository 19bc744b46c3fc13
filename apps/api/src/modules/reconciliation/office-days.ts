import { addDays, type PlainDate } from '@yay/domain/calendar';
import { dateIn, type Instant, instant, OFFICE_ZONE, startOfDay } from '@yay/domain/time';

/** Reads the machine's clock: the provider knows no other, whatever the product's own says. */
const now = (): Instant => instant(Date.now());

export const officeToday = (at: Instant = now()): PlainDate => dateIn(OFFICE_ZONE, at);

/** Returns the span from the start of the first day to the end of the last, or to now. */
export function spanOf(
  first: PlainDate,
  last: PlainDate,
  at: Instant = now(),
): { readonly startsAt: Instant; readonly endsAt: Instant } {
  const startsAt = startOfDay(first, OFFICE_ZONE);
  const end = Math.min(startOfDay(addDays(last, 1), OFFICE_ZONE), at);
  return { startsAt, endsAt: instant(Math.max(end, startsAt + 1)) };
}
