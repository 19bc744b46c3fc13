import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { addDays } from '@yay/domain/calendar';
import { choiceOf } from './choice.ts';
import type { Draft } from './draft.ts';
import { type Offer, type Transfer, transfer } from './transfer.ts';
import type { WeekIndex } from './week-index.ts';

/** Takes over the luncher's lunches of a week ago, on the same weekdays. */
export function loadLastWeek(
  index: WeekIndex,
  draft: Draft,
  lastWeek: Pick<LunchCalendar, 'selections' | 'items'>,
  luncherId: string,
  replace: boolean,
): Transfer {
  const then = lastWeek.selections[luncherId] ?? {};
  const offers: Offer[] = index.dates.flatMap((date) => {
    const saved = then[addDays(date, -7)];
    if (!saved) return [];
    const item = lastWeek.items.find(({ id }) => id === saved.item_id);
    return [{ luncherId, date, choice: choiceOf(saved), name: item?.names.primary ?? '' }];
  });
  return transfer(index, draft, offers, replace);
}
