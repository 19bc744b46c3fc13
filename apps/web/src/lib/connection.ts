import { createStore, useStore } from './store.ts';
import { noteVersion } from './version.ts';

const PROBE_EVERY_MS = 5_000;
/** A network that swallows a question is no better than none. */
const PROBE_LASTS_MS = 10_000;
/** The time for which the page says that the connection is back, in milliseconds. */
const RESTORED_MS = 4_000;

/**
 * `offline`: the device has no network. `lost`: it believes that it has one, and nothing answers.
 * `busy`: the server answers, and asks for patience.
 */
export type Reach = 'online' | 'offline' | 'lost' | 'restored' | 'busy';

const noNetwork = () => globalThis.navigator?.onLine === false;
const reach = createStore<Reach>(noNetwork() ? 'offline' : 'online');
let probe: ReturnType<typeof setTimeout> | undefined;
/**
 * The losses so far. A request that was sent before the last one says nothing about the time after.
 */
let losses = 0;

/** The reach of the server, as far as we have seen. */
export const connection = {
  reach: reach.get,
  isOnline: () => reach.get() !== 'offline' && reach.get() !== 'lost',
  subscribe: reach.subscribe,
  /** The server asks for patience, or does not any more. */
  busy(busy: boolean): void {
    if (connection.isOnline()) reach.set(busy ? 'busy' : 'online');
  },
  /**
   * Notes that a request is sent. Returns the function to call once it is answered, whatever the
   * answer says: the connection is back then, unless it was lost only after the request was sent.
   */
  asked(): () => void {
    const lossesBefore = losses;
    return () => {
      if (losses === lossesBefore) answered();
    };
  },
  /** A request got no answer. The browser often still believes in its network then, so we look ourselves. */
  failed(): void {
    if (connection.isOnline()) losses += 1;
    reach.set(noNetwork() ? 'offline' : 'lost');
    probe ??= setTimeout(look, PROBE_EVERY_MS);
  },
};

function answered(): void {
  clearTimeout(probe);
  probe = undefined;
  if (connection.isOnline()) return;
  reach.set('restored');
  setTimeout(() => reach.get() === 'restored' && reach.set('online'), RESTORED_MS);
}

/** Asks whether somebody answers, and which version it is. */
async function look(): Promise<void> {
  clearTimeout(probe);
  probe = undefined;
  const noteAnswer = connection.asked();
  try {
    const signal = AbortSignal.timeout(PROBE_LASTS_MS);
    noteVersion(await fetch('/health', { cache: 'no-store', signal }));
    noteAnswer();
  } catch {
    connection.failed();
  }
}

/** Follows the browser's own notices of its network. */
export function watchConnection(): void {
  const lookNow = () => void look();
  window.addEventListener('offline', () => connection.failed());
  window.addEventListener('online', lookNow);
  // A part of the program did not come: no connection, or it went with the version that it is of.
  window.addEventListener('vite:preloadError', lookNow);
  // A page that lay in the background for days may be an old one.
  document.addEventListener('visibilitychange', () => document.hidden || lookNow());
}

/** Resolves when the server can be reached, and not before it has been asked. */
export async function onceOnline(): Promise<void> {
  await look();
  if (connection.isOnline()) return;
  await new Promise<void>((resolve) => {
    const stop = connection.subscribe(() => {
      if (!connection.isOnline()) return;
      stop();
      resolve();
    });
  });
}

export function useReach(): Reach {
  return useStore(reach);
}
