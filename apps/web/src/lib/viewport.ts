import { createStore, useStore } from './store.ts';

/** Below it everything is laid out for a phone; the style sheets say the same. */
const PHONE_BELOW_PX = 768;
const RESIZE_SETTLE_MS = 150;

const phone = createStore(globalThis.innerWidth < PHONE_BELOW_PX);
let settling: ReturnType<typeof setTimeout> | undefined;

globalThis.addEventListener?.('resize', () => {
  clearTimeout(settling);
  settling = setTimeout(() => phone.set(window.innerWidth < PHONE_BELOW_PX), RESIZE_SETTLE_MS);
});

/**
 * Tells whether the screen is a phone's, for parts that are made differently there; a different
 * look is the style sheet's.
 */
export function useIsPhone(): boolean {
  return useStore(phone);
}
