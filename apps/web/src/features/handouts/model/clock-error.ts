const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Less than this is what clocks differ by. */
const LEAST_MS = 5 * MINUTE_MS;
/** From here on it is a day that is wrong, not an hour. */
const DAYS_FROM_MS = 20 * HOUR_MS;

export interface ClockError {
  readonly side: 'ahead' | 'behind';
  readonly unit: 'minute' | 'hour' | 'day';
  readonly count: number;
}

/** Returns how wrong this device's clock is; null where it is right enough. */
export function clockError(slowMs: number): ClockError | null {
  const ms = Math.abs(slowMs);
  if (ms < LEAST_MS) return null;
  const side = slowMs < 0 ? 'ahead' : 'behind';
  if (ms < HOUR_MS) return { side, unit: 'minute', count: Math.round(ms / MINUTE_MS) };
  if (ms < DAYS_FROM_MS) return { side, unit: 'hour', count: Math.round(ms / HOUR_MS) };
  return { side, unit: 'day', count: Math.max(1, Math.round(ms / DAY_MS)) };
}
