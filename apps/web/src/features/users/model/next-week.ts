import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { OFFICE } from '../../../parts/office-time.ts';

/** Returns the day in the team's zone: at noon there, families of every market are in one week. */
export function today(): PlainDate {
  return dateInZone(serverNowMs(), OFFICE);
}

/** Monday and Friday of the week after this one: what the preview is about. */
export function nextWeek(): { monday: PlainDate; friday: PlainDate } {
  const monday = addDays(mondayOf(today()), 7);
  return { monday, friday: addDays(monday, 4) };
}
