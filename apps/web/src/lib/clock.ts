// Countdowns run on the server's clock: the phone's may be wrong, and in a demo it is another day there.
let offsetMs = 0;

export function setServerClock(serverNow: string): void {
  offsetMs = Date.parse(serverNow) - Date.now();
}

/** The server's clock, in milliseconds since 1970-01-01T00:00Z, as near as we know it. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}
