import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';

/** Families of every market are in one week when it is noon in New York. */
const ZONE = 'America/New_York';

export function today(): PlainDate {
  return dateInZone(serverNowMs(), ZONE);
}

/** Monday and Friday of the week after this one: what the preview is about. */
export function nextWeek(): { monday: PlainDate; friday: PlainDate } {
  const monday = addDays(mondayOf(today()), 7);
  return { monday, friday: addDays(monday, 4) };
}
