import type { PlainDate } from '@yay/domain/calendar';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { openerId } from '../model/cell.ts';
import type { Spot } from '../model/choice.ts';
import type { WeekAddressBar } from './use-week-address.ts';

/**
 * Returns the open day. It opens and closes at once; the address follows a moment later, one step
 * at a time, so that no press waits for the router. Where the address moves by itself, as with
 * Back, the day follows it.
 */
export function useOpenDay(address: WeekAddressBar, currentLuncherId: string | null) {
  const named = keyOf(spotNamed(currentLuncherId, address.day));
  const [spot, setSpot] = useState<Spot | null>(() => spotNamed(currentLuncherId, address.day));
  const wanted = keyOf(spot);
  const lastNamed = useRef(named);
  /** The address that was asked for, until it is there. */
  const sent = useRef<string | null>(null);

  const followAddress = useEffectEvent(() => setSpot(spotNamed(currentLuncherId, address.day)));
  const moveAddress = useEffectEvent(() => {
    sent.current = wanted;
    if (!spot) address.closeDay();
    else if (named === NOWHERE) address.openDay(spot);
    else address.turnTo(spot);
  });

  useEffect(() => {
    const moved = lastNamed.current !== named;
    lastNamed.current = named;
    const asTold = sent.current === named;
    if (moved) sent.current = null;
    if (moved && !asTold) {
      followAddress();
      return;
    }
    if (sent.current !== null || wanted === named) return;
    return afterPaint(moveAddress);
  }, [named, wanted]);

  // Taking the panel apart costs more than showing the choice: it is hidden at once, and taken
  // apart when the choice has been painted.
  const [closing, setClosing] = useState(false);
  useLayoutEffect(() => {
    if (!closing) return;
    document.body.dataset.dayClosing = '';
    const stop = afterPaint(() => {
      setSpot(null);
      setClosing(false);
    });
    return () => {
      stop();
      delete document.body.dataset.dayClosing;
    };
  }, [closing]);

  const opened = useRef<Spot | null>(null);
  useEffect(() => {
    const closed = spot ? null : opened.current;
    opened.current = spot;
    if (closed) giveFocusBack(closed);
  }, [spot]);

  return {
    spot,
    /** Hidden already, though still there. */
    closing,
    open: ({ luncherId, date }: Spot) => {
      setClosing(false);
      setSpot({ luncherId, date });
    },
    close: () => setClosing(true),
  };
}

const NOWHERE = 'nowhere';

function keyOf(spot: Spot | null): string {
  return spot ? `${spot.luncherId}-${spot.date}` : NOWHERE;
}

function spotNamed(luncherId: string | null, date: PlainDate | null): Spot | null {
  return luncherId && date ? { luncherId, date } : null;
}

/** A hidden panel has lost the focus, and the week may have been drawn anew since it was opened. */
function giveFocusBack(spot: Spot): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost) document.getElementById(openerId(spot))?.focus();
}

function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
