import { type RefObject, useEffect, useMemo, useState } from 'react';
import { FROZEN_WIDTH, type GridColumn } from '../model/columns.ts';

/** A little more than is seen, so that a small scroll draws nothing. */
const SPARE_PX = 240;

/** Which columns are drawn: the frozen ones and those that are seen. */
export function useColumnWindow(
  box: RefObject<HTMLDivElement | null>,
  columns: readonly GridColumn[],
): { places: readonly number[]; gap: number; width: number } {
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
    const places: number[] = [];
    let left = FROZEN_WIDTH;
    let gap = 0;
    columns.forEach((column, place) => {
      if (column.frozen) {
        places.push(place);
        return;
      }
      const right = left + column.width;
      if (right <= seen.from + FROZEN_WIDTH) gap += column.width;
      else if (left < seen.to + FROZEN_WIDTH) places.push(place);
      left = right;
    });
    return { places, gap, width: left };
  }, [columns, seen]);
}
