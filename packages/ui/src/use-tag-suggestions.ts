import { useEffect, useState } from 'react';

export const TAG_SETTLE_MS = 500;

type Found = { text: string; tags: readonly string[] };
const NOTHING: readonly string[] = [];

/** Known tags that match what is typed, once the typing has paused; an overtaken answer is dropped. */
export function useTagSuggestions(
  query: string,
  find: (text: string, signal: AbortSignal) => Promise<readonly string[]>,
): { suggestions: readonly string[]; searching: boolean } {
  const text = query.trim();
  const [result, setResult] = useState<Found>({ text: '', tags: NOTHING });

  useEffect(() => {
    if (text === '') return;
    const leaving = new AbortController();
    const show = (tags: readonly string[]) => !leaving.signal.aborted && setResult({ text, tags });
    const timer = setTimeout(() => {
      // Without suggestions a tag can still be typed.
      find(text, leaving.signal).then(show, () => show(NOTHING));
    }, TAG_SETTLE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, find]);

  const current = text !== '' && result.text === text;
  return { suggestions: current ? result.tags : NOTHING, searching: text !== '' && !current };
}
