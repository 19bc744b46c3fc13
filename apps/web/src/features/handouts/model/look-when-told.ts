/** Milliseconds between two looks: before a cut-off a school hears of a save every moment. */
const LOOK_AT_MOST_EVERY_MS = 2_000;

/** Looks at once when it is told, then no more than every two seconds, and never misses the last. */
export function lookWhenTold(look: () => Promise<void>): {
  readonly told: () => void;
  readonly stop: () => void;
} {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    told() {
      if (waiting !== undefined) return;
      const wait = Math.max(0, lookedAt + LOOK_AT_MOST_EVERY_MS - performance.now());
      waiting = setTimeout(() => {
        waiting = undefined;
        lookedAt = performance.now();
        void look();
      }, wait);
    },
    stop: () => clearTimeout(waiting),
  };
}
