import type { Draft } from './draft.ts';
import { currentAt } from './draft.ts';
import { type Offer, type Transfer, transfer } from './transfer.ts';
import type { WeekIndex } from './week-index.ts';

/** One child's week for the others, as far as their schools and their allergies let it. */
export function copyToSiblings(
  index: WeekIndex,
  draft: Draft,
  fromLuncherId: string,
  replace: boolean,
): Transfer {
  const offers: Offer[] = [...index.lunchers.keys()]
    .filter((luncherId) => luncherId !== fromLuncherId)
    .flatMap((luncherId) =>
      index.dates.flatMap((date) => {
        const choice = currentAt(draft, index.week, { luncherId: fromLuncherId, date });
        if (!choice) return [];
        const name = index.items.get(choice.item_id)?.names.primary ?? '';
        return [{ luncherId, date, choice, name }];
      }),
    );
  return transfer(index, draft, offers, replace);
}
