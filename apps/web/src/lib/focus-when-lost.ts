import { type RefObject, useEffect } from 'react';

/** A dialog needs so long to go, and gives the focus back a frame later. */
const LONGEST_FRAMES = 40;
const LOST_FRAMES = 3;

/**
 * Puts the focus where somebody goes on, when the focused element has just gone, or is about to go.
 */
export function focusWhenLost(to: () => HTMLElement | null): void {
  let frames = 0;
  let lost = 0;
  function look() {
    frames += 1;
    lost = document.activeElement === document.body ? lost + 1 : 0;
    const next = lost >= LOST_FRAMES ? to() : null;
    if (next) next.focus();
    else if (frames < LONGEST_FRAMES) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** Focuses a box that has just taken the place of something that was worked with. */
export function useFocusWhenLost(box: RefObject<HTMLElement | null>): void {
  useEffect(() => focusWhenLost(() => box.current), [box]);
}
