import { Temporal } from 'temporal-polyfill';
import { daysBetween, type PlainDate, plainDate } from '../calendar/index.ts';
import { type Instant, instant } from './instant.ts';
import type { Zone } from './zone.ts';

export type ClockTime = { hour: number; minute?: number };

// A cache by zone and minute since the epoch: the same few instants are computed for every child,
// day and request. A text as the key would cost more than the cache saves.
const remembered = new Map<Zone, Map<number, Instant>>();
const MOST_REMEMBERED = 20_000;
const EPOCH = plainDate('1970-01-01');
const MINUTES_OF_DAY = 1_440;

/**
 * Returns the instant of a local date and time in a zone. A time that the spring change skips
 * becomes the first instant after the gap; one that the autumn change repeats is the first of the
 * two.
 */
export function atZone(date: PlainDate, time: ClockTime, zone: Zone): Instant {
  const { hour, minute = 0 } = time;
  const ofZone = remembered.get(zone) ?? new Map<number, Instant>();
  const key = daysBetween(EPOCH, date) * MINUTES_OF_DAY + hour * 60 + minute;
  const before = isClockTime(hour, minute) ? ofZone.get(key) : undefined;
  if (before !== undefined) return before;
  const moment = compute(date, hour, minute, zone);
  if (ofZone.size >= MOST_REMEMBERED) ofZone.clear();
  ofZone.set(key, moment);
  remembered.set(zone, ofZone);
  return moment;
}

// Temporal would take 24:00 for the next day's 00:00, while it is a mistake here.
const isClockTime = (hour: number, minute: number): boolean =>
  isWithin(hour, 23) && isWithin(minute, 59);
const isWithin = (value: number, last: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= last;

/**
 * Returns the first instant of a date, not always at 00:00: some zones change clocks at midnight.
 */
export function startOfDay(date: PlainDate, zone: Zone): Instant {
  return atZone(date, { hour: 0 }, zone);
}

function compute(date: PlainDate, hour: number, minute: number, zone: Zone): Instant {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(
    Temporal.PlainTime.from({ hour, minute }, { overflow: 'reject' }),
  );
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (zoned.toPlainDateTime().equals(wall)) return instant(zoned.epochMilliseconds);
  // In a gap 'earlier' lands before it; the transition that follows is the end of the gap.
  const gapEnd = zoned.getTimeZoneTransition('next');
  if (!gapEnd) throw new RangeError(`no such time in ${zone}: ${wall.toString()}`);
  return instant(gapEnd.epochMilliseconds);
}
