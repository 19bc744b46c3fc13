import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, plainDate } from '../calendar/index.ts';
import { atZone, dateIn, type Instant, instant, startOfDay, toIso, zone } from './index.ts';

const eastern = zone('America/New_York');
const anyDate = fc
  .integer({ min: 0, max: 4000 })
  .map((days) => addDays(plainDate('2024-01-01'), days));
const anyZone = fc
  .constantFrom('America/New_York', 'America/Chicago', 'Australia/Lord_Howe', 'America/Havana')
  .map(zone);

describe('an instant', () => {
  it('reads milliseconds, a Date and a text with an offset alike', () => {
    const ms = Date.UTC(2026, 0, 5, 17);
    expect(instant(ms)).toBe(ms);
    expect(instant(new Date(ms))).toBe(ms);
    expect(instant('2026-01-05T12:00:00-05:00')).toBe(ms);
    expect(toIso(instant(ms))).toBe('2026-01-05T17:00:00.000Z');
  });

  test.each([Number.NaN, 1.5, 9e15, new Date('x'), '2026-01-05', '2026-01-05T12:00:00', 'soon'])(
    'is not %s',
    (value) => {
      expect(() => instant(value)).toThrow(RangeError);
    },
  );
});

describe('a zone', () => {
  test.each(['America/New_York', 'America/Chicago', 'UTC'])('%s', (name) => {
    expect(zone(name)).toBe(name);
  });

  test.each(['America/Nowhere', '', '+05:00', 'x'])('is not %j', (name) => {
    expect(() => zone(name)).toThrow(RangeError);
  });
});

describe('a time on the wall', () => {
  test.each([
    ['plain winter', '2026-01-05', '12:00', 'America/New_York', '2026-01-05T17:00:00.000Z'],
    ['plain summer', '2026-07-06', '12:00', 'America/Chicago', '2026-07-06T17:00:00.000Z'],
    ['before the gap', '2026-03-08', '01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['start of the gap', '2026-03-08', '02:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['in the gap', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['end of the gap', '2026-03-08', '02:59', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['after the gap', '2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['gap, Central', '2027-03-14', '02:30', 'America/Chicago', '2027-03-14T08:00:00.000Z'],
    ['before the overlap', '2026-11-01', '00:59', 'America/New_York', '2026-11-01T04:59:00.000Z'],
    ['start of overlap', '2026-11-01', '01:00', 'America/New_York', '2026-11-01T05:00:00.000Z'],
    ['in the overlap', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['after the overlap', '2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
    ['overlap, Central', '2028-11-05', '01:30', 'America/Chicago', '2028-11-05T06:30:00.000Z'],
    ['half-hour gap', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['midnight skipped', '2026-03-08', '00:00', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ])('%s: %s %s %s', (_case, date, clock, name, expected) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    expect(toIso(atZone(plainDate(date), { hour, minute }, zone(name)))).toBe(expected);
  });

  it('has no hour 24 and no minute 60', () => {
    expect(() => atZone(plainDate('2026-01-05'), { hour: 24 }, eastern)).toThrow(RangeError);
    expect(() => atZone(plainDate('2026-01-05'), { hour: 1, minute: 60 }, eastern)).toThrow();
  });

  it('answers the same when asked again, and zones apart', () => {
    const noon = (name: string) => atZone(plainDate('2026-01-05'), { hour: 12 }, zone(name));
    expect(noon('America/New_York')).toBe(noon('America/New_York'));
    expect(noon('America/Chicago') - noon('America/New_York')).toBe(3_600_000);
  });
});

describe('the date somewhere', () => {
  test.each([
    ['2026-01-06T04:59:59.999Z', 'America/New_York', '2026-01-05'],
    ['2026-01-06T05:00:00.000Z', 'America/New_York', '2026-01-06'],
    ['2026-01-06T05:00:00.000Z', 'America/Chicago', '2026-01-05'],
    ['2026-11-02T04:59:59.999Z', 'America/New_York', '2026-11-01'],
  ])('%s in %s is %s', (at, name, date) => {
    expect(dateIn(zone(name), instant(at))).toBe(date);
  });

  it('starts with its start and ends just before the next', () => {
    fc.assert(
      fc.property(anyDate, anyZone, (date, place) => {
        const start = startOfDay(date, place);
        const end = startOfDay(addDays(date, 1), place);
        expect(dateIn(place, start)).toBe(date);
        expect(dateIn(place, (end - 1) as Instant)).toBe(date);
        expect(dateIn(place, end)).toBe(addDays(date, 1));
        expect(dateIn(place, (start - 1) as Instant)).toBe(addDays(date, -1));
      }),
    );
  });

  it('is the date that was asked for, at any time of it', () => {
    const clock = fc.record({
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    });
    fc.assert(
      fc.property(anyDate, clock, anyZone, (date, time, place) => {
        expect(dateIn(place, atZone(date, time, place))).toBe(date);
      }),
    );
  });
});
