const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 1_440;
const MONTH_DAYS = 31;

export type Since = { unit: 'now' | 'minutes' | 'hours' | 'days' | 'date'; count: number };

/**
 * Returns the time since then, in the unit that says it shortest; after a month the date says more.
 */
export function sinceThen(thenMs: number, nowMs: number): Since {
  const minutes = Math.max(0, Math.floor((nowMs - thenMs) / MINUTE_MS));
  if (minutes < 1) return { unit: 'now', count: 0 };
  if (minutes < HOUR_MIN) return { unit: 'minutes', count: minutes };
  if (minutes < DAY_MIN) return { unit: 'hours', count: Math.floor(minutes / HOUR_MIN) };
  const days = Math.floor(minutes / DAY_MIN);
  return days < MONTH_DAYS ? { unit: 'days', count: days } : { unit: 'date', count: days };
}
