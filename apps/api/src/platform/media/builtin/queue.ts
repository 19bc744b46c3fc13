/** Limits how many pictures are resized at a time, since each takes a processor for a while. */
export class Queue {
  readonly #most: number;
  readonly #longest: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, longest: number) {
    this.#most = most;
    this.#longest = longest;
  }

  /** Runs `act` in its turn; returns undefined without running it when too many wait already. */
  async run<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (this.#running >= this.#most) {
      if (this.#waiting.length >= this.#longest) return undefined;
      await new Promise<void>((go) => this.#waiting.push(go));
    }
    this.#running += 1;
    try {
      return await act();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
