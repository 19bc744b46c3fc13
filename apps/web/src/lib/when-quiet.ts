/** Runs `act` once the page has nothing more urgent to do. Returns a function that calls it off. */
export function whenQuiet(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 4_000 });
  return () => cancelIdleCallback(handle);
}
