/** A small generator that gives the same numbers for the same seed on every machine. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** That many different ones, in the order drawn; all when there are fewer. */
  some<T>(from: readonly T[], count: number): T[];
};

// mulberry32: 32 bits of state, long enough for millions of draws.
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('nothing to pick from');
    return from[between(0, from.length - 1)] as T;
  };
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    const drawn: T[] = [];
    while (drawn.length < count && left.length > 0) {
      drawn.push(...left.splice(between(0, left.length - 1), 1));
    }
    return drawn;
  };
  return { next, between, chance: (probability) => next() < probability, pick, some };
}
