import { Temporal } from 'temporal-polyfill';
import { addDays, type PlainDate, plainDate } from '../calendar/index.ts';
import { startOfDay } from './at-zone.ts';
import type { Instant } from './instant.ts';
import type { Zone } from './zone.ts';

type Day = { date: PlainDate; from: Instant; until: Instant };

// A cache of the latest day by zone, since almost every call is about today.
const latest = new Map<Zone, Day>();

/** Returns the local date of an instant in a zone. */
export function dateIn(zone: Zone, at: Instant): PlainDate {
  const last = latest.get(zone);
  if (last && at >= last.from && at < last.until) return last.date;
  const date = plainDate(
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString(),
  );
  latest.set(zone, {
    date,
    from: startOfDay(date, zone),
    until: startOfDay(addDays(date, 1), zone),
  });
  return date;
}
