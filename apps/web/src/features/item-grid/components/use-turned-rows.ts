import { useLayoutEffect, useRef, useState } from 'react';
import { type Slots, turnRows } from '../model/turn-rows.ts';

/** The rows that even a slow processor draws within a frame; a turn of the wheel brings three. */
const A_FRAME = 3;

/**
 * The rows that are drawn, by slot. A jump would draw all of them anew at once and hold everything
 * else up: they come in a few frames instead, what is nearest to `near` first.
 */
export function useTurnedRows(wanted: readonly number[], slots: number, near: number): Slots {
  const [shown, setShown] = useState<Slots>([]);
  const latest = useRef<Slots>(shown);
  const first = wanted[0] ?? 0;
  const count = wanted.length;
  useLayoutEffect(() => {
    const rows = Array.from({ length: count }, (_, place) => first + place);
    let frame = 0;
    const turn = () => {
      const next = turnRows(latest.current, rows, { slots, most: A_FRAME, near });
      if (next === latest.current) return;
      latest.current = next;
      setShown(next);
      frame = requestAnimationFrame(turn);
    };
    turn();
    // A frame requested while another is being made would run in that same frame, as its second
    // share.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [first, count, slots, near]);
  return shown;
}
