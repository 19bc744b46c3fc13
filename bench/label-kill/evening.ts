import type pg from 'pg';

/** A Sunday evening, an hour after the labels of Monday may be mailed. */
export const LABEL_KILL = {
  laidAt: '2026-11-18T16:00:00Z',
  now: '2026-11-22T23:15:00Z',
  date: '2026-11-23',
} as const;

/** Sets the clock to that evening, with the day's counts final in every market. */
export async function standAt(client: pg.Client): Promise<void> {
  await client.query(
    `update app_clock
     set offset_ms = $1::bigint - (extract(epoch from clock_timestamp()) * 1000)::bigint`,
    [Date.parse(LABEL_KILL.now)],
  );
  await client.query('update market_days set locked_at = app_now() where date = $1', [
    LABEL_KILL.date,
  ]);
}
