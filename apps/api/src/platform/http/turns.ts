/** Lets one account do only a few things at once, so that its waits leave the others alone. */
export interface Turns {
  /**
   * Waits for a turn of this account. Returns the function that ends it, or undefined when none came
   * in time.
   */
  take(account: number): Promise<(() => void) | undefined>;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

export function createTurns(options: {
  readonly atOnce: number;
  /** Milliseconds that somebody waits for a turn; without an end when infinite. */
  readonly patience: number;
}): Turns {
  const lines = new Map<number, Line>();

  function leave(account: number, line: Line): void {
    const [next] = line.waiting;
    if (next !== undefined) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) lines.delete(account);
  }

  return {
    async take(account) {
      const line = lines.get(account) ?? { running: 0, waiting: new Set() };
      lines.set(account, line);
      const end = () => leave(account, line);
      if (line.running < options.atOnce) {
        line.running += 1;
        return end;
      }
      return new Promise((resolve) => {
        let patience: NodeJS.Timeout | undefined;
        const turn = () => {
          clearTimeout(patience);
          resolve(end);
        };
        line.waiting.add(turn);
        if (options.patience === Infinity) return;
        patience = setTimeout(() => {
          line.waiting.delete(turn);
          resolve(undefined);
        }, options.patience);
      });
    },
  };
}
