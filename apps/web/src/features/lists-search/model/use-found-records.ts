import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { type Section, searchQuery } from '../api/search-all.ts';
import { SEARCH_SETTLE_MS, searchTextOf } from './search-text.ts';

export interface FoundRecords {
  /** The text searched for; null while it is too short. */
  readonly text: string | null;
  readonly sections: readonly Section[] | undefined;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Searches at once, without waiting for the text to settle. */
  readonly hurry: () => void;
}

/** Searches the records for a text once it has settled. */
export function useFoundRecords(typed: string): FoundRecords {
  const text = searchTextOf(typed);
  const settled = searchTextOf(useSettled(typed, SEARCH_SETTLE_MS));
  const [hurried, setHurried] = useState<string | null>(null);
  const isReady = text !== null && (text === settled || text === hurried);
  const { data, error, isFetching } = useQuery({ ...searchQuery(text ?? ''), enabled: isReady });
  return {
    text,
    sections: isReady ? data : undefined,
    isWaiting: text !== null && (!isReady || isFetching),
    hasFailed: isReady && error !== null,
    hurry: () => setHurried(text),
  };
}
