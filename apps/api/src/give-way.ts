import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Where a worker and the API want the same processor, the worker has a quarter of it: whoever waits for an
 * answer comes first, and no job starves.
 */
const NICENESS = 5;
/** Where Linux lists the threads of this process. */
const THREADS = '/proc/self/task';

/**
 * Lets other processes go first, with every thread of this one: Linux keeps a niceness for each, and
 * those that collect garbage, compile and read files have begun by now.
 */
export function giveWay(): void {
  const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [0];
  for (const thread of threads) {
    try {
      setPriority(thread, NICENESS);
    } catch (error) {
      // A thread may end between the list and its turn.
      if (existsSync(`${THREADS}/${thread}`)) throw error;
    }
  }
}
