import { plainDate } from '@yay/domain/calendar';
import { describe, expect, it, test } from 'vitest';
import { formatAgo, formatRange, formatSecond, zoneName } from './more-times.ts';
import { dateInZone, formatDate, formatMoment, formatTime, zoneSuffix } from './times.ts';

const NEW_YORK = 'America/New_York';
const CHICAGO = 'America/Chicago';
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a date', () => {
  const date = plainDate('2026-11-23');
  test.each([
    ['day', 'Nov 23', '23 nov'],
    ['dayOfYear', 'Nov 23, 2026', '23 nov 2026'],
    ['longDay', 'November 23', '23 de noviembre'],
    ['dayAndWeekday', 'Mon, Nov 23', 'lun, 23 de nov'],
    ['dayAndWeekdayOfYear', 'Mon, Nov 23, 2026', 'lun, 23 de nov de 2026'],
    ['fullDay', 'Monday, November 23', 'lunes, 23 de noviembre'],
    ['weekday', 'Monday', 'lunes'],
    ['shortWeekday', 'Mon', 'lun'],
    ['month', 'November 2026', 'noviembre de 2026'],
  ] as const)('as %s is %s, %s', (shape, english, spanish) => {
    expect(formatDate(date, 'en', shape)).toBe(english);
    expect(formatDate(date, 'es', shape)).toBe(spanish);
  });

  test.each([
    ['2026-11-23', '2026-11-27', 'Nov 23 – 27', '23–27 de nov'],
    ['2026-11-30', '2026-12-04', 'Nov 30 – Dec 4', '30 de nov – 4 de dic'],
    ['2026-11-23', '2026-11-23', 'Nov 23', '23 nov'],
  ])('%s to %s is said with an en dash: %s, %s', (from, to, english, spanish) => {
    const said = (locale: string) =>
      plain(formatRange(plainDate(from), plainDate(to), locale, 'day'));
    expect([said('en'), said('es')]).toEqual([english, spanish]);
  });
});

describe('a time of day', () => {
  test.each([
    ['2026-11-23T17:00:00Z', NEW_YORK, 'noon', 'mediodía'],
    ['2026-11-23T17:00:00Z', CHICAGO, '11 AM', '11 AM'],
    ['2026-11-23T17:00:59Z', NEW_YORK, 'noon', 'mediodía'],
    ['2026-11-23T17:01:00Z', NEW_YORK, '12:01 PM', '12:01 PM'],
    ['2026-11-23T05:00:00Z', NEW_YORK, '12 AM', '12 AM'],
    ['2026-11-23T05:30:00Z', NEW_YORK, '12:30 AM', '12:30 AM'],
    ['2026-11-23T22:00:00Z', NEW_YORK, '5 PM', '5 PM'],
    ['2026-11-23T13:21:00Z', NEW_YORK, '8:21 AM', '8:21 AM'],
    ['2026-07-06T16:00:00Z', NEW_YORK, 'noon', 'mediodía'],
    ['2026-11-23T12:00:00Z', 'UTC', 'noon', 'mediodía'],
    ['2026-11-23T03:00:00Z', 'Asia/Tokyo', 'noon', 'mediodía'],
  ])('%s in %s is %s, %s', (at, zone, english, spanish) => {
    expect(plain(formatTime(Date.parse(at), zone, 'en', zone))).toBe(english);
    expect(plain(formatTime(Date.parse(at), zone, 'es', zone))).toBe(spanish);
  });

  it('is in one piece, with its zone, however narrow the line', () => {
    const time = formatTime(Date.parse('2026-11-23T22:00:00Z'), NEW_YORK, 'en');
    expect(time.split('\u00a0')).toEqual(['5', 'PM', 'ET']);
    expect(formatMoment(Date.parse('2026-11-23T22:00:00Z'), NEW_YORK, 'es')).toBe(
      'lun, 23 de nov, 5\u00a0PM\u00a0ET',
    );
  });

  it('has its seconds where something is measured', () => {
    expect(plain(formatSecond(Date.parse('2026-11-23T22:00:07Z'), NEW_YORK))).toBe('5:00:07 PM');
    expect(plain(formatSecond(Date.parse('2026-11-23T17:00:00Z'), NEW_YORK))).toBe('12:00:00 PM');
  });
});

describe('a moment', () => {
  const noon = Date.parse('2026-12-07T18:00:00Z');

  test.each([
    [CHICAGO, CHICAGO, 'Mon, Dec 7, noon', 'lun, 7 de dic, mediodía'],
    [CHICAGO, NEW_YORK, 'Mon, Dec 7, noon CT', 'lun, 7 de dic, mediodía CT'],
    [CHICAGO, 'Asia/Tokyo', 'Mon, Dec 7, noon CT', 'lun, 7 de dic, mediodía CT'],
    [CHICAGO, undefined, 'Mon, Dec 7, noon CT', 'lun, 7 de dic, mediodía CT'],
    [NEW_YORK, 'America/Toronto', 'Mon, Dec 7, 1 PM', 'lun, 7 de dic, 1 PM'],
  ])('in %s is read in %s as %s, %s', (zone, reader, english, spanish) => {
    expect(plain(formatMoment(noon, zone, 'en', undefined, reader))).toBe(english);
    expect(plain(formatMoment(noon, zone, 'es', undefined, reader))).toBe(spanish);
  });

  test.each([
    ['2026-11-23T05:00:00Z', NEW_YORK, 'Mon, Nov 23, 12 AM ET', 'lun, 23 de nov, 12 AM ET'],
    ['2026-11-23T06:00:00Z', CHICAGO, 'Mon, Nov 23, 12 AM CT', 'lun, 23 de nov, 12 AM CT'],
    ['2026-11-23T04:59:00Z', NEW_YORK, 'Sun, Nov 22, 11:59 PM ET', 'dom, 22 de nov, 11:59 PM ET'],
    ['2027-01-01T05:00:00Z', NEW_YORK, 'Fri, Jan 1, 12 AM ET', 'vie, 1 de ene, 12 AM ET'],
  ])('at midnight is 12 AM of the day that begins: %s in %s', (at, zone, english, spanish) => {
    expect(plain(formatMoment(Date.parse(at), zone, 'en'))).toBe(english);
    expect(plain(formatMoment(Date.parse(at), zone, 'es'))).toBe(spanish);
  });

  test.each([
    ['2026-03-08T06:59:00Z', '2026-03-08', '1:59 AM'],
    ['2026-03-08T07:00:00Z', '2026-03-08', '3 AM'],
    ['2026-11-01T05:30:00Z', '2026-11-01', '1:30 AM'],
    ['2026-11-01T06:30:00Z', '2026-11-01', '1:30 AM'],
    ['2026-11-02T04:59:59Z', '2026-11-01', '11:59 PM'],
    ['2026-11-02T05:00:00Z', '2026-11-02', '12 AM'],
  ])('%s, where the clocks change, is %s, %s', (at, date, time) => {
    expect(dateInZone(Date.parse(at), NEW_YORK)).toBe(date);
    expect(plain(formatTime(Date.parse(at), NEW_YORK, 'en', NEW_YORK))).toBe(time);
  });

  it('names the zone of a reader whose clocks change on another day', () => {
    const arizona = 'America/Phoenix';
    const winter = Date.parse('2026-12-07T18:00:00Z');
    const summer = Date.parse('2026-07-06T18:00:00Z');
    expect(zoneSuffix(winter, arizona, 'en', 'America/Denver')).toBe('');
    expect(zoneSuffix(summer, arizona, 'en', 'America/Denver')).toMatch(/^\s\w/);
  });

  it('knows the long name of a zone', () => {
    expect(zoneName(noon, NEW_YORK, 'en')).toBe('Eastern Time');
    expect(zoneName(noon, NEW_YORK, 'es')).toBe('hora oriental');
  });
});

test.each([
  [-30, 'now', 'ahora'],
  [59, 'now', 'ahora'],
  [60, '1 minute ago', 'hace 1 minuto'],
  [3_599, '59 minutes ago', 'hace 59 minutos'],
  [3_600, '1 hour ago', 'hace 1 hora'],
  [86_399, '23 hours ago', 'hace 23 horas'],
  [86_400, 'yesterday', 'ayer'],
  [10 * 86_400, '10 days ago', 'hace 10 días'],
])('%d seconds are %s, %s', (seconds, english, spanish) => {
  expect(formatAgo(0, seconds * 1000, 'en')).toBe(english);
  expect(formatAgo(0, seconds * 1000, 'es')).toBe(spanish);
});
