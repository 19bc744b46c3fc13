import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Entry } from '../../features/admin-menu/index.ts';
import { isSingleKey } from '../../lib/list/index.ts';

const SECOND_KEY_MS = 1_200;

/** G and then a letter goes to a place. */
export function useGoKeys(entries: readonly Entry[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    let until = 0;
    const press = (event: KeyboardEvent) => {
      if (!isSingleKey(event)) return;
      const key = event.key.toLowerCase();
      const target = event.timeStamp < until && entries.find((entry) => entry.key === key);
      until = key === 'g' ? event.timeStamp + SECOND_KEY_MS : 0;
      if (!target) return;
      // The second letter is not a key of the list as well.
      event.preventDefault();
      event.stopImmediatePropagation();
      void navigate({ to: target.path });
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [entries, navigate]);
}
