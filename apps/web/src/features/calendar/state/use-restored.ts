import { useState } from 'react';
import type { WeekDraft } from './use-week-draft.ts';

/** Choices that were there before this page was loaded are told of, until something is done about them. */
export function useRestored({ store, draft }: WeekDraft) {
  const [found] = useState(() => (store.restored ? store.get().choices : null));
  const [forgotten, setForgotten] = useState(false);
  return {
    shows: found !== null && !forgotten && found === draft.choices,
    forget: () => setForgotten(true),
  };
}
