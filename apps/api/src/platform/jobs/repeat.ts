/** Work that repeats until it is stopped. */
export interface Repeated {
  /** Stops the repetition; resolves when a running turn has ended. */
  stop(): Promise<void>;
}

/**
 * Runs a turn at once, and the next one `everyMs` milliseconds after the end of each. A turn that
 * throws is reported to `failed` and followed by the next one.
 */
export function repeat(
  everyMs: number,
  turn: () => Promise<void>,
  failed: (error: unknown) => void,
): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  async function take(): Promise<void> {
    try {
      await turn();
    } catch (error) {
      failed(error);
    }
    if (!stopped) timer = setTimeout(next, everyMs);
  }
  function next(): void {
    current = take();
  }
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
