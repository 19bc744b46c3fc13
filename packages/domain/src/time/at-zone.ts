import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from '../calendar/index.ts';
import { type Instant, instant } from './instant.ts';
import type { Zone } from './zone.ts';

export type ClockTime = { hour: number; minute?: number };

// A week is asked for the same few moments over and over: every child, every day, every request.
const remembered = new Map<string, Instant>();
const MOST_REMEMBERED = 20_000;

/**
 * The instant at which a clock on the wall there shows this time on this date. A time that the
 * spring change skips is the first instant after the gap; one that the autumn change repeats is
 * the first of the two.
 */
export function atZone(date: PlainDate, time: ClockTime, zone: Zone): Instant {
  const minute = time.minute ?? 0;
  const key = `${zone}|${date}|${time.hour}:${minute}`;
  const before = remembered.get(key);
  if (before !== undefined) return before;
  const found = compute(date, time.hour, minute, zone);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, found);
  return found;
}

/** Not always 00:00: some zones change their clocks at midnight. */
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
