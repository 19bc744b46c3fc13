import type { PointerEvent } from 'react';

/** Further down than this, letting go closes. */
const farEnoughPx = 96;

/** Handlers for a sheet's grab handle: the sheet follows the finger and closes when let go far down. */
export function usePullDown(sheetSelector: string, close: () => void) {
  function pulled(event: PointerEvent<HTMLElement>): number {
    return Math.max(0, event.clientY - Number(event.currentTarget.dataset.from));
  }
  function place(event: PointerEvent<HTMLElement>, value: string) {
    const sheet = event.currentTarget.closest<HTMLElement>(sheetSelector);
    sheet?.style.setProperty('--pull', value);
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.dataset.from = String(event.clientY);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) {
        place(event, `${pulled(event)}px`);
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (pulled(event) > farEnoughPx) close();
      else place(event, '0px');
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      place(event, '0px');
    },
  };
}
