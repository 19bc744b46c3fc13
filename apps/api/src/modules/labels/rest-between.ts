import { setTimeout as wait } from 'node:timers/promises';

/** A rest is as many times as long as the work before it, and has an end. */
const RESTS = 2;
const LONGEST_REST = 100;

export type Rest = () => Promise<void>;

/**
 * Returns what rests between stretches of work: those who wait for an answer meanwhile find a processor
 * free most of the time.
 */
export function restBetween(signal: AbortSignal): Rest {
  let from = performance.now();
  return async () => {
    const took = performance.now() - from;
    await wait(Math.min(RESTS * took, LONGEST_REST), undefined, { signal });
    from = performance.now();
  };
}
