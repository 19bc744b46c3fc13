import { createStore, useStore } from './store.ts';

const PROBE_EVERY_MS = 5_000;

const online = createStore(globalThis.navigator?.onLine ?? true);
let probe: ReturnType<typeof setTimeout> | undefined;

/** Whether the server can be reached, as far as we have seen. */
export const connection = {
  isOnline: online.get,
  subscribe: online.subscribe,
  /** An answer came, whatever it says. */
  answered(): void {
    clearTimeout(probe);
    probe = undefined;
    online.set(true);
  },
  /** A request got no answer. The browser often still believes in its network then, so we look ourselves. */
  failed(): void {
    online.set(false);
    probe ??= setTimeout(look, PROBE_EVERY_MS);
  },
};

async function look(): Promise<void> {
  probe = undefined;
  try {
    await fetch('/health', { cache: 'no-store' });
    connection.answered();
  } catch {
    connection.failed();
  }
}

/** Follows what the browser itself notices. */
export function watchConnection(): void {
  window.addEventListener('offline', () => connection.failed());
  window.addEventListener('online', () => {
    clearTimeout(probe);
    void look();
  });
}

export function useOnline(): boolean {
  return useStore(online);
}
