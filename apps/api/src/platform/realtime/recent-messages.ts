/** Milliseconds for which the last message of a channel is remembered. */
const KEPT_FOR = 5 * 60_000;
/**
 * Milliseconds added to an age: a page reads before it subscribes, and a subscription takes time.
 */
const MARGIN = 5_000;
const MOST_CHANNELS = 20_000;

export interface RecentMessages {
  /** Records that a message is published on the channel now. */
  note(channel: string): void;
  /** Forgets everything, after messages may have been lost with the connection to the database. */
  forget(): void;
  /**
   * Tells whether a message may have been published in the last `age` milliseconds, which a page
   * that subscribes now has missed. Errs towards true.
   */
  missedBy(channel: string, age: number): boolean;
}

/**
 * Remembers for some minutes when a message was last published on each channel. A page reads before
 * its socket is open, and would otherwise miss a message in between.
 */
export function recentMessages(now: () => number = () => performance.now()): RecentMessages {
  // Channels in the order of their last messages, oldest first.
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
