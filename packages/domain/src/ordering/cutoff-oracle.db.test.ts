import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { mondayOf, type PlainDate, plainDate } from '../calendar/index.ts';
import { type Instant, instant, type Zone, zone } from '../time/index.ts';
import {
  DEFAULT_TIMES,
  isOrderable,
  lateFrom,
  lockAt,
  type OrderingWindow,
  orderableIntervals,
  serveAt,
} from './index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

// PostgreSQL works out every moment for itself, weekdays included, from the text of the rules.
const ORACLE = `
  WITH days AS (
    SELECT day::date AS day,
           extract(isodow FROM day)::int AS isodow,
           date_trunc('week', day)::date AS monday,
           place
    FROM generate_series('2026-01-01'::timestamp, '2030-12-31'::timestamp, '1 day') AS day
    CROSS JOIN unnest($1::text[]) AS place
  ), wall AS (
    SELECT day, isodow, place, kind, clock
    FROM days
    CROSS JOIN LATERAL (VALUES
      ('midnight_before', day - 1 + time '00:00'),
      ('ten_before', day - 1 + time '10:00'),
      ('lock', day - 1 + time '17:00'),
      ('week', monday + time '12:00'),
      ('late', monday - 1 + time '00:00'),
      ('served', day + time '15:00')
    ) AS moment (kind, clock)
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, isodow, place,
         jsonb_object_agg(kind, (extract(epoch FROM clock AT TIME ZONE place) * 1000)::bigint)
           AS moments
  FROM wall
  GROUP BY day, isodow, place
  ORDER BY place, day`;

type Moment = 'midnight_before' | 'ten_before' | 'lock' | 'week' | 'late' | 'served';
type Row = { date: string; isodow: number; place: string; moments: Record<Moment, number> };

const ZONES = ['America/New_York', 'America/Chicago'];
const DATES_FROM_2026_TO_2030 = 1826;
let rows: Row[] = [];

beforeAll(async () => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  rows = (await client.query<Row>(ORACLE, [ZONES])).rows;
  await client.end();
});

type Expected = { from: number | null; until: number }[];

function expectedFor(window: OrderingWindow, { isodow, moments }: Row): Expected {
  if (isodow > 5) return [];
  if (window === 'staff') return [{ from: null, until: moments.lock }];
  if (isodow === 1) return [{ from: null, until: moments.ten_before }];
  const ahead = { from: null, until: moments.week };
  if (isodow === 2) return [ahead];
  return [ahead, { from: moments.midnight_before, until: moments.ten_before }];
}

/** The dates on which the two part; each is told, rather than only the first. */
function disagreements(place: string, check: (row: Row, at: Zone, date: PlainDate) => boolean) {
  const at = zone(place);
  return rows
    .filter((row) => row.place === place && !check(row, at, plainDate(row.date)))
    .map((row) => row.date);
}

describe.each(ZONES)('every date from 2026 to 2030 in %s, against PostgreSQL', (place) => {
  test('was asked for', () => {
    expect(rows.filter((row) => row.place === place)).toHaveLength(DATES_FROM_2026_TO_2030);
  });

  test('lock, end of the school day and late moment', () => {
    const wrong = disagreements(place, (row, at, date) => {
      const { moments } = row;
      return (
        lockAt(date, at, DEFAULT_TIMES) === moments.lock &&
        serveAt(date, at, DEFAULT_TIMES) === moments.served &&
        lateFrom(mondayOf(date), at, DEFAULT_TIMES) === moments.late
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each<OrderingWindow>(['staff', 'customer'])('intervals of %s', (window) => {
    const wrong = disagreements(place, (row, at, date) => {
      const intervals = orderableIntervals(window, date, at, DEFAULT_TIMES);
      return JSON.stringify(intervals) === JSON.stringify(expectedFor(window, row));
    });
    expect(wrong).toEqual([]);
  });

  test.each<OrderingWindow>(['staff', 'customer'])(
    'orderable for %s a millisecond before, at and after each moment',
    (window) => {
      const wrong = disagreements(place, (row, at, date) => {
        const open = (now: number) =>
          expectedFor(window, row).some(
            ({ from, until }) => (from === null || now >= from) && now < until,
          );
        return Object.values(row.moments)
          .flatMap((moment) => [moment - 1, moment, moment + 1])
          .every((ms) => {
            const now: Instant = instant(ms);
            return isOrderable(window, now, date, at, DEFAULT_TIMES) === open(ms);
          });
      });
      expect(wrong).toEqual([]);
    },
  );
});
