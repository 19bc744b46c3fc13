import type { AlertKey } from '@yay/words/alerts/keys';
import { createStore, useStore } from '../store.ts';

export const ALERT_MS = 7_000;
export const BOOST_MS = 250;

export type Alert = {
  /** A key of the catalogue, or any other text, which is then shown as an error. */
  key: string;
  values: Record<string, string | number>;
  /** The alert was said again while it still stood. */
  boosted: boolean;
  /** The time that its caller gave it; else its text decides. */
  timeoutMs: number | undefined;
};

export type AlertOptions = {
  timeoutMs?: number;
  values?: Record<string, string | number>;
};

const standing = createStore<readonly Alert[]>([]);
const removals = new Map<string, ReturnType<typeof setTimeout>>();
const boosts = new Map<string, ReturnType<typeof setTimeout>>();

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
  removeAfter(key, timeoutMs ?? ALERT_MS);
}

/** Takes an alert away after that time; null leaves it where it is. */
export function removeAfter(key: string, ms: number | null): void {
  clearTimeout(removals.get(key));
  if (ms !== null)
    removals.set(
      key,
      setTimeout(() => dismissAlert(key), ms),
    );
}

export function dismissAlert(key: string): void {
  clearTimeout(removals.get(key));
  clearTimeout(boosts.get(key));
  removals.delete(key);
  boosts.delete(key);
  standing.set(standing.get().filter((alert) => alert.key !== key));
}

export function alertsNow(): readonly Alert[] {
  return standing.get();
}

export function useAlerts(): readonly Alert[] {
  return useStore(standing);
}

function change(key: string, changes: Partial<Alert>): void {
  standing.set(
    standing.get().map((alert) => (alert.key === key ? { ...alert, ...changes } : alert)),
  );
}
