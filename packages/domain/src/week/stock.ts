import type { PlainDate } from '../calendar/index.ts';
import { dayKey } from './family-week.ts';

/** The units of counted items while one save is decided. */
export interface Stock {
  /** Takes a unit of each added item and gives one back of each removed one; false, and no move, if one is short. */
  exchange(date: PlainDate, before: readonly number[], after: readonly number[]): boolean;
  has(date: PlainDate, itemId: number): boolean;
  /** The sum of all moves by item and date; negative units are given back. */
  moves(): { itemId: number; date: PlainDate; units: number }[];
}

/** `left`: units by dayKey(item, date); an item that is not in it has no limit. */
export function openStock(left: ReadonlyMap<string, number>): Stock {
  const moved = new Map<string, { itemId: number; date: PlainDate; units: number }>();
  const taken = (date: PlainDate, itemId: number) => moved.get(dayKey(itemId, date))?.units ?? 0;
  const has = (date: PlainDate, itemId: number) => {
    const units = left.get(dayKey(itemId, date));
    return units === undefined || units - taken(date, itemId) > 0;
  };
  function move(date: PlainDate, itemId: number, units: number): void {
    const key = dayKey(itemId, date);
    if (left.has(key)) moved.set(key, { itemId, date, units: taken(date, itemId) + units });
  }
  return {
    has,
    exchange(date, before, after) {
      const added = after.filter((id) => !before.includes(id));
      if (!added.every((id) => has(date, id))) return false;
      for (const id of added) move(date, id, 1);
      for (const id of before) if (!after.includes(id)) move(date, id, -1);
      return true;
    },
    moves: () => [...moved.values()].filter(({ units }) => units !== 0),
  };
}
