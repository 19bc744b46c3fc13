import { createStore, useStore } from '../../../lib/store.ts';

const spoken = createStore('');

/** Says something to those who do not see the screen. */
export function announce(text: string): void {
  // The same words again would be no change and not be read.
  spoken.set(text && spoken.get() === text ? `${text}\u00a0` : text);
}

export function useAnnouncement(): string {
  return useStore(spoken);
}
