import type { PlainDate } from '@yay/domain/calendar';
import type { Catalogue } from '../schedule/index.ts';
import { dayKey } from './family-week.ts';

export interface StockKey {
  readonly itemId: number;
  readonly date: PlainDate;
}

/** Units of items of which a day has only so many, while one save is decided. */
export interface Stock {
  /** Takes what is new and gives back what is gone; answers false, and moves nothing, if short. */
  exchange(date: PlainDate, before: readonly number[], after: readonly number[]): boolean;
  has(date: PlainDate, itemId: number): boolean;
  /** What was moved in sum, without what came to nothing. */
  moves(): { itemId: number; date: PlainDate; units: number }[];
}

/** `left` by dayKey(item, date); items of which there is no end are not in it. */
export function openStock(left: ReadonlyMap<string, number>): Stock {
  const moved = new Map<string, { itemId: number; date: PlainDate; units: number }>();
  const taken = (date: PlainDate, itemId: number) => moved.get(dayKey(itemId, date))?.units ?? 0;
  const has = (date: PlainDate, itemId: number) => {
    const start = left.get(dayKey(itemId, date));
    return start === undefined || start - taken(date, itemId) > 0;
  };
  function move(date: PlainDate, itemId: number, units: number): void {
    const key = dayKey(itemId, date);
    if (left.has(key)) moved.set(key, { itemId, date, units: taken(date, itemId) + units });
  }
  return {
    has,
    exchange(date, before, after) {
      const fresh = after.filter((id) => !before.includes(id));
      if (!fresh.every((id) => has(date, id))) return false;
      for (const id of fresh) move(date, id, 1);
      for (const id of before) if (!after.includes(id)) move(date, id, -1);
      return true;
    },
    moves: () => [...moved.values()].filter(({ units }) => units !== 0),
  };
}

/** Of these items and days, those that are counted, in the order in which they are locked. */
export function countedKeys(catalogue: Catalogue, keys: readonly StockKey[]): StockKey[] {
  const counted = new Map<string, StockKey>();
  for (const key of keys) {
    const capacity = catalogue.item(key.itemId)?.dailyCapacity ?? null;
    if (capacity !== null) counted.set(dayKey(key.itemId, key.date), key);
  }
  return [...counted.values()].sort(
    (a, b) => a.itemId - b.itemId || (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
  );
}
