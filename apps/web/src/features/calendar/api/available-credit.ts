import { queryOptions } from '@tanstack/react-query';
import type { getAvailableCredit } from '@yay/contract/billing';
import type { LunchCalendar } from '@yay/contract/calendar';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isCancelled, send } from '../../../lib/http/index.ts';

/** What pays this week besides a card. When that can't be read, the week goes on without it. */
export const creditQuery = ({ user, mondayOfWeek, version }: LunchCalendar) =>
  queryOptions({
    queryKey: ['available-credit', user.id, mondayOfWeek, version] as const,
    queryFn: async ({ signal }) => {
      try {
        return await send<typeof getAvailableCredit>({
          method: 'GET',
          path: `/api/users/${user.id}/get-available-credit`,
          name: 'available-credit',
          query: { userId: user.id, date: mondayOfWeek },
          signal,
        });
      } catch (error) {
        if (isCancelled(error)) throw error;
        showAlert('failedLoadingCredit');
        return null;
      }
    },
    meta: { cancelOnLeave: true },
  });
