import { alertsNow, removeAfter } from './alert-store.ts';

/** The shortest time that an alert stays after it was looked at, in milliseconds. */
export const AFTER_HOLD_MS = 2_000;

/** The reasons that hold the alerts: pointer and focus. */
export type AlertHold = 'pointer' | 'focus';

/** The end of an alert's time, or its rest while it is stopped. */
type Clock = { readonly endsAt: number } | { readonly leftMs: number };

const clocks = new Map<string, Clock>();
const holds = new Set<AlertHold>();

/** Gives an alert that much time from now on; null keeps it until it is dismissed. */
export function keepAlert(key: string, forMs: number | null): void {
  clocks.delete(key);
  if (forMs === null) removeAfter(key, null);
  else if (holds.size === 0) run(key, forMs);
  else stop(key, forMs);
}

/** Stops the time of all alerts while one is pointed at or has the focus. */
export function holdAlerts(by: AlertHold): void {
  holds.add(by);
  for (const [key, clock] of standingClocks()) {
    if ('endsAt' in clock) stop(key, clock.endsAt - Date.now());
  }
}

export function releaseAlerts(by: AlertHold): void {
  holds.delete(by);
  if (holds.size > 0) return;
  for (const [key, clock] of standingClocks()) {
    if ('leftMs' in clock) run(key, Math.max(clock.leftMs, AFTER_HOLD_MS));
  }
}

function standingClocks(): readonly [string, Clock][] {
  const keys = new Set(alertsNow().map(({ key }) => key));
  return [...clocks].filter(([key]) => keys.has(key));
}

function run(key: string, forMs: number): void {
  clocks.set(key, { endsAt: Date.now() + forMs });
  removeAfter(key, forMs);
}

function stop(key: string, leftMs: number): void {
  clocks.set(key, { leftMs });
  removeAfter(key, null);
}
