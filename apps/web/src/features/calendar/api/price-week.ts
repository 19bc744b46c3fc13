import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getOrderSummary, LunchCalendar } from '@yay/contract/calendar/calls';
import { send } from '../../../lib/http/index.ts';
import type { ByDay, Choice } from '../model/choice.ts';

type WeekToPrice = {
  selections: ByDay<Choice>;
  /** The code; left out, it is the saved one, which keeps its reduction. */
  discount?: string | null;
};

/** Asks for the price of the week as it stands in the browser: the server's word is the truth. */
export function priceQuery(week: LunchCalendar, toPrice: WeekToPrice | null) {
  return queryOptions({
    queryKey: ['order-summary', week.user.id, week.mondayOfWeek, week.version, toPrice] as const,
    queryFn: ({ signal }) =>
      send<typeof getOrderSummary>({
        method: 'POST',
        path: '/api/order-summary',
        name: 'order-summary',
        body: {
          mondayOfWeek: week.mondayOfWeek,
          selections: toPrice?.selections ?? {},
          discount: toPrice?.discount,
          user: week.user.id,
        },
        signal,
      }),
    enabled: toPrice !== null,
    placeholderData: keepPreviousData,
    meta: { cancelOnLeave: true },
  });
}
