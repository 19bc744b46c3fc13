import type { AlertKey } from '@yay/words/alerts/keys';
import { createStore, useStore } from '../store.ts';

export const ALERT_MS = 7_000;
export const BOOST_MS = 250;
/** What is left at least of an alert that was looked at. */
export const AFTER_HOLD_MS = 2_000;

export type Alert = {
  /** A key of the catalogue, or any other text, which is then shown as an error. */
  key: string;
  values: Record<string, string | number>;
  /** Said again while it still stood. */
  boosted: boolean;
  /** The time that its caller gave it; else its text decides. */
  timeoutMs: number | undefined;
};

export type AlertOptions = {
  timeoutMs?: number;
  values?: Record<string, string | number>;
};

/** What keeps the alerts where they are. */
export type AlertHold = 'pointer' | 'focus';

/** The time of one alert: running until `endsAt`, or stopped with `leftMs` to go. */
type Clock =
  | { readonly timer: ReturnType<typeof setTimeout>; readonly endsAt: number }
  | { readonly timer: undefined; readonly leftMs: number };

const standing = createStore<readonly Alert[]>([]);
const clocks = new Map<string, Clock>();
const boosts = new Map<string, ReturnType<typeof setTimeout>>();
const holds = new Set<AlertHold>();

/** Shows the message of that key above the page. The same key again starts its time anew. */
export function showAlert(key: AlertKey | (string & {}), options: AlertOptions = {}): void {
  const { timeoutMs, values = {} } = options;
  const again = standing.get().some((alert) => alert.key === key);
  if (again) {
    change(key, { values, boosted: true, timeoutMs });
    clearTimeout(boosts.get(key));
    boosts.set(
      key,
      setTimeout(() => change(key, { boosted: false }), BOOST_MS),
    );
  } else {
    standing.set([...standing.get(), { key, values, boosted: false, timeoutMs }]);
  }
  keepAlert(key, timeoutMs ?? ALERT_MS);
}

/** Gives an alert that much time from now on; null keeps it until it is dismissed. */
export function keepAlert(key: string, forMs: number | null): void {
  stop(key);
  if (forMs === null) clocks.delete(key);
  else if (holds.size > 0) clocks.set(key, { timer: undefined, leftMs: forMs });
  else run(key, forMs);
}

/** Stops the time of all alerts while one is pointed at or has the focus. */
export function holdAlerts(by: AlertHold): void {
  holds.add(by);
  for (const [key, clock] of clocks) {
    if (clock.timer === undefined) continue;
    stop(key);
    clocks.set(key, { timer: undefined, leftMs: clock.endsAt - Date.now() });
  }
}

export function releaseAlerts(by: AlertHold): void {
  holds.delete(by);
  if (holds.size > 0) return;
  for (const [key, clock] of clocks) {
    if (clock.timer === undefined) run(key, Math.max(clock.leftMs, AFTER_HOLD_MS));
  }
}

export function dismissAlert(key: string): void {
  stop(key);
  clearTimeout(boosts.get(key));
  clocks.delete(key);
  boosts.delete(key);
  standing.set(standing.get().filter((alert) => alert.key !== key));
  // An element that is removed is neither left by the pointer nor blurred.
  releaseAlerts('pointer');
  releaseAlerts('focus');
}

export function alertsNow(): readonly Alert[] {
  return standing.get();
}

export function useAlerts(): readonly Alert[] {
  return useStore(standing);
}

function run(key: string, forMs: number): void {
  clocks.set(key, {
    timer: setTimeout(() => dismissAlert(key), forMs),
    endsAt: Date.now() + forMs,
  });
}

function stop(key: string): void {
  clearTimeout(clocks.get(key)?.timer);
}

function change(key: string, changes: Partial<Alert>): void {
  standing.set(
    standing.get().map((alert) => (alert.key === key ? { ...alert, ...changes } : alert)),
  );
}
