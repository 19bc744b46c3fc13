import type { ServerResponse } from 'node:http';

/** Grace period in which the restarted parent of a killed one finds the provider running. */
const LINGER_MS = 60_000;

/** Tracks the clients: each holds a connection, which ends with its process even after a kill. */
export function createPresence(deserted: (() => void) | undefined) {
  const present = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  function wait(milliseconds: number): void {
    clearTimeout(timer);
    if (deserted === undefined) return;
    timer = setTimeout(() => present.size === 0 && deserted(), milliseconds);
    timer.unref();
  }
  wait(LINGER_MS);
  return {
    join(response: ServerResponse): void {
      clearTimeout(timer);
      present.add(response);
      response.once('close', () => {
        present.delete(response);
        if (present.size === 0) wait(LINGER_MS);
      });
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('\n');
    },
    /** Signs a client off; true when it was the last one, and the provider ends. */
    leave(): boolean {
      if (deserted === undefined || present.size > 1) return false;
      setImmediate(deserted);
      return true;
    },
    close(): void {
      clearTimeout(timer);
      for (const response of present) response.destroy();
    },
  };
}
