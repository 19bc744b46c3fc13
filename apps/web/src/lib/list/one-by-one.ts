type Waiting<Wish> = { wish: Wish; readonly kept: PromiseWithResolvers<void> };

/**
 * Has one request under way at a time, so that none overtakes another: the last wish stands. What is
 * wished meanwhile goes together in the next request, and so does what could not be kept.
 */
export function oneByOne<Wish extends object>(save: (wish: Wish) => Promise<void>) {
  let underWay = 0;
  let waiting: Waiting<Wish> | null = null;

  async function ask({ wish, kept }: Waiting<Wish>): Promise<void> {
    underWay += 1;
    try {
      await save(wish);
      kept.resolve();
    } catch (error) {
      if (waiting === null) kept.reject(error);
      else {
        waiting.wish = { ...wish, ...waiting.wish };
        kept.resolve(waiting.kept.promise);
      }
    }
    underWay -= 1;
    if (underWay === 0) goOn();
  }

  function goOn(): void {
    if (waiting === null) return;
    const next = waiting;
    waiting = null;
    void ask(next);
  }

  return {
    /** Done once it is kept, or something newer with it. */
    keep(wish: Wish): Promise<void> {
      if (waiting) waiting.wish = { ...waiting.wish, ...wish };
      else waiting = { wish, kept: Promise.withResolvers<void>() };
      const { promise } = waiting.kept;
      if (underWay === 0) goOn();
      return promise;
    },
    /** The page goes away: what waits is asked for now, or never. */
    leave: goOn,
  };
}
