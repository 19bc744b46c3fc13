import { addDays, type PlainDate } from '../calendar/index.ts';
import { atZone, type Instant, type Zone } from '../time/index.ts';

/** After the counts are final at 17:00; a later lock delays the mail. */
export const LABELS_MAILED_AT = { hour: 17, minute: 15 } as const;

/**
 * Returns the instant at which the labels of a day are mailed: on the day before, in the market's
 * zone.
 */
export const labelsMailedAt = (date: PlainDate, zone: Zone): Instant =>
  atZone(addDays(date, -1), LABELS_MAILED_AT, zone);
