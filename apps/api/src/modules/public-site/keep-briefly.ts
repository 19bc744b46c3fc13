/** Visitors' own browsers keep a page thirty times as long. */
const KEPT_FOR_MS = 1_000;
/** An address has as many spellings as somebody cares to send. */
const MOST_KEPT = 500;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Keeps answers to visitors for a moment, so that a page that many read at once is drawn once. Only
 * answers that every cache may keep are kept here.
 */
export function keepBriefly<Kept extends Answer>() {
  const kept = new Map<string, { readonly until: number; readonly answer: Kept }>();
  return async (key: string, draw: () => Promise<Kept | undefined>): Promise<Kept | undefined> => {
    const known = kept.get(key);
    if (known && performance.now() < known.until) return known.answer;
    const answer = await draw();
    if (answer?.status === 200 && answer.headers['cache-control']?.startsWith('public')) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, { until: performance.now() + KEPT_FOR_MS, answer });
    } else kept.delete(key);
    return answer;
  };
}
