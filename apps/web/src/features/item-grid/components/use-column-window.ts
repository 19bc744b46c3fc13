import { type RefObject, useEffect, useMemo, useState } from 'react';
import { FROZEN_WIDTH, type GridColumn } from '../model/columns.ts';

/** A little more than is seen, so that a small scroll draws nothing. */
const SPARE_PX = 240;

interface ColumnWindow {
  readonly frozen: readonly number[];
  readonly scrolled: readonly number[];
  /** Both: the same list until another column is drawn. */
  readonly places: readonly number[];
  /** In px: how much of those that scroll is left out before the first that is drawn. */
  readonly gap: number;
  readonly width: number;
}

/** Returns the columns to draw: the frozen ones and those that are seen. */
export function useColumnWindow(
  box: RefObject<HTMLDivElement | null>,
  columns: readonly GridColumn[],
): ColumnWindow {
  const [seen, setSeen] = useState({ from: 0, to: 1_600 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      // In steps, for every new window draws every row.
      const from = Math.floor((element.scrollLeft - SPARE_PX) / SPARE_PX) * SPARE_PX;
      const to = from + element.clientWidth + 3 * SPARE_PX;
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return useMemo(() => {
    const frozen: number[] = [];
    const scrolled: number[] = [];
    let left = FROZEN_WIDTH;
    let gap = 0;
    columns.forEach((column, place) => {
      if (column.frozen) {
        frozen.push(place);
        return;
      }
      const right = left + column.width;
      if (right <= seen.from + FROZEN_WIDTH) gap += column.width;
      else if (left < seen.to + FROZEN_WIDTH) scrolled.push(place);
      left = right;
    });
    return { frozen, scrolled, places: [...frozen, ...scrolled], gap, width: left };
  }, [columns, seen]);
}
