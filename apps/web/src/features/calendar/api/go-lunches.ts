import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { getLunchCalendar } from '@yay/contract/calendar/calls';
import type { getGoLunches, saveGoLunch } from '@yay/contract/go-lunches/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';
import { namedMenus } from '../model/kept-menus.ts';

type Week = { userId: number; monday: PlainDate };

/** Asks for the lunches that the children's schools keep ready in a week. */
export function goLunchesQuery({ userId, monday }: Week) {
  return queryOptions({
    queryKey: ['go-lunches', userId, monday] as const,
    queryFn: ({ signal }) =>
      send<typeof getGoLunches>({
        method: 'GET',
        path: '/api/v2/go-lunches',
        query: { userId, mondayOfWeek: monday },
        signal,
      }),
  });
}

/** The week once more, with its grab-and-go orders. */
export function goOrdersQuery({ userId, monday }: Week) {
  return queryOptions({
    queryKey: ['go-orders', userId, monday] as const,
    queryFn: async ({ signal }) => {
      const { knownMenus, complete } = namedMenus();
      const answer = await send<typeof getLunchCalendar>({
        method: 'GET',
        path: '/api/lunch-calendar',
        query: { mondayOfWeek: monday, userId, includeGrabAndGoOrders: true, knownMenus },
        signal,
      });
      return complete(answer);
    },
  });
}

export interface GoLunchToSave {
  readonly luncherId: number;
  readonly date: PlainDate;
  /** The item; null takes the order back. */
  readonly itemId: number | null;
  readonly lateFee: number;
  readonly total: number;
}

/** Orders a grab-and-go lunch of a family, or takes it back, and reads lunches and sums anew. */
export function useSaveGoLunch(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ luncherId, date, itemId, lateFee, total }: GoLunchToSave) =>
      (
        await send<typeof saveGoLunch>({
          method: 'PUT',
          path: '/api/v2/go-lunches',
          body: {
            userId,
            luncher_id: luncherId,
            date,
            item_id: itemId,
            lateFee,
            expectedTotal: total,
          },
        })
      ).data,
    onSettled: () =>
      Promise.all(
        // The total of the week has them, and so has what is charged.
        ['go-lunches', 'go-orders', 'lunch-calendar', 'order-summary', 'available-credit'].map(
          (kind) => client.invalidateQueries({ queryKey: [kind, userId] }),
        ),
      ),
  });
}
