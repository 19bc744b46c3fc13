import { at, type Choice, type Spot, sameSpot, spotsOf } from './choice.ts';
import { currentAt, type Draft } from './draft.ts';
import { stockKey, type WeekIndex } from './week-index.ts';

/**
 * Units of an item left for one luncher on one day, counting this family's saved lunches and those
 * that it is about to save. Null is without limit. A unit that this luncher holds already is always
 * left for her.
 */
export function leftFor(index: WeekIndex, draft: Draft, spot: Spot, itemId: number): number | null {
  const left = index.stock.get(stockKey(itemId, spot.date));
  if (left === undefined) return null;
  let free = left;
  const spots = [...spotsOf(index.week.selections), ...spotsOf(draft.choices)].filter(
    (other, place, all) =>
      other.date === spot.date && all.findIndex((same) => sameSpot(same, other)) === place,
  );
  for (const other of spots) {
    const saved = index.week.selections[other.luncherId]?.[other.date];
    if (saved) free += count(saved, itemId);
    if (sameSpot(other, spot)) continue;
    // A refused choice of a sibling holds nothing.
    if (at(draft.refused, other)) continue;
    const current = currentAt(draft, index.week, other);
    if (current) free -= count(current, itemId);
  }
  return Math.max(0, free);
}

function count(choice: Choice, itemId: number): number {
  return [choice.item_id, ...choice.extra_ids].filter((id) => id === itemId).length;
}
