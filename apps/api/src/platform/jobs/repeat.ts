/** Something that is done again and again until it is stopped. */
export interface Repeated {
  /** Ends it; resolves when a turn that is under way is over. */
  stop(): Promise<void>;
}

/**
 * Takes a turn at once and then `everyMs` milliseconds after the end of each. A turn that throws is
 * reported to `failed` and is followed by the next one like any other.
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
