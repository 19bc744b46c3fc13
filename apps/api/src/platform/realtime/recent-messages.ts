/** Milliseconds for which the last message of a channel is remembered. */
const KEPT_FOR = 5 * 60_000;
/** A page reads a moment before it listens, and its subscription takes a moment to arrive. */
const MARGIN = 5_000;
const MOST_CHANNELS = 20_000;

export interface RecentMessages {
  /** Remembers that a message is published on the channel now. */
  note(channel: string): void;
  /** Forgets everything, as after the connection to the database was lost: nothing is known until now. */
  forget(): void;
  /**
   * Tells whether a message may have been published in the last `age` milliseconds, which somebody
   * who subscribes now has not heard. Errs towards yes.
   */
  missedBy(channel: string, age: number): boolean;
}

/**
 * Remembers for some minutes when a message was last published on each channel. A page reads before
 * its socket is open: a message in between would otherwise reach nobody.
 */
export function recentMessages(now: () => number = () => performance.now()): RecentMessages {
  // In the order of their last messages: the eldest come first.
  const publishedAt = new Map<string, number>();
  let knownSince = now();
  return {
    note(channel) {
      publishedAt.delete(channel);
      publishedAt.set(channel, now());
      for (const [eldest, at] of publishedAt) {
        const isOld = at < now() - KEPT_FOR;
        if (!isOld && publishedAt.size <= MOST_CHANNELS) break;
        publishedAt.delete(eldest);
        knownSince = Math.max(knownSince, at);
      }
    },
    forget() {
      publishedAt.clear();
      knownSince = now();
    },
    missedBy(channel, age) {
      const since = now() - age - MARGIN;
      const isKnown = since > knownSince;
      return !isKnown || (publishedAt.get(channel) ?? Number.NEGATIVE_INFINITY) >= since;
    },
  };
}
