import { createStore, useStore } from '../store.ts';

const KEPT_AS = 'single-keys';

/** Keys without Ctrl or Alt get in the way of some who speak to their computer: they can be put off. */
const on = createStore(read());

export function singleKeysOn(): boolean {
  return on.get();
}
export function useSingleKeys(): boolean {
  return useStore(on);
}
export function setSingleKeys(next: boolean): void {
  on.set(next);
  try {
    localStorage.setItem(KEPT_AS, next ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing has them on again next time.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== 'off';
  } catch {
    return true;
  }
}

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/**
 * Tells whether a key is meant for the page: alone, and not typed into anything or said to a
 * dialog.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target;
  if (!(at instanceof Element)) return true;
  if (at.closest(TYPED_IN) || at.closest('[role=dialog], [role=alertdialog]')) return false;
  return singleKeysOn() && !document.querySelector('.scrim');
}
