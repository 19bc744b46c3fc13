import { useState } from 'react';

export interface OpenSet {
  isOpen(key: string): boolean;
  toggle(key: string): void;
  allOpen: boolean;
  toggleAll(): void;
}

/** Returns which rows are unfolded. A row that comes later stands as the rest was left. */
export function useOpenSet(keys: readonly string[], openAtFirst: boolean): OpenSet {
  const [rest, setRest] = useState(openAtFirst);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (key: string) => others.has(key) !== rest;
  const allOpen = keys.every(isOpen);
  return {
    isOpen,
    allOpen,
    toggle(key) {
      const next = new Set(others);
      if (!next.delete(key)) next.add(key);
      setOthers(next);
    },
    toggleAll() {
      setRest(!allOpen);
      setOthers(new Set());
    },
  };
}
