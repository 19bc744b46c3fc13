type Waiting<Wish> = { wish: Wish; readonly kept: PromiseWithResolvers<void> };

/**
 * Has one request under way at a time, so that none overtakes another: the last wish stands. Wishes
 * made meanwhile go together in the next request, and so do those that could not be kept. Only a
 * person who leaves does not wait: that request carries the one under way too, which may arrive
 * after it.
 */
export function oneByOne<Wish extends object>(save: (wish: Wish) => Promise<void>) {
  const underWay = new Set<Waiting<Wish>>();
  let waiting: Waiting<Wish> | null = null;

  async function ask(asked: Waiting<Wish>): Promise<void> {
    const { wish, kept } = asked;
    underWay.add(asked);
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
    underWay.delete(asked);
    if (underWay.size === 0) goOn();
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
      if (underWay.size === 0) goOn();
      return promise;
    },
    /** The page goes away: waiting wishes are sent now, or never. */
    leave(): void {
      if (waiting === null) return;
      waiting.wish = Object.assign({}, ...[...underWay, waiting].map(({ wish }) => wish));
      goOn();
    },
  };
}
