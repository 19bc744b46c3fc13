import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AvailableCredit, getAvailableCredit } from '@yay/contract/billing/calls';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isCancelled, send } from '../../../lib/http/index.ts';

export type Funds = AvailableCredit;

/**
 * Asks for the funds that pay this week besides a card. When that can't be read, the week goes on
 * without it.
 */
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
    // A week that was just saved is paid by about the same, until that is asked again.
    placeholderData: (before, query) =>
      query?.queryKey[1] === user.id && query.queryKey[2] === mondayOfWeek ? before : undefined,
  });

/**
 * `isKnown` says whether the card's part can be told: not before the first answer, and without a
 * network at once.
 */
export function useFunds(
  week: LunchCalendar,
  enabled: boolean,
): { readonly funds: Funds | null; readonly isKnown: boolean } {
  const { data, isPending, fetchStatus } = useQuery({ ...creditQuery(week), enabled });
  return { funds: data ?? null, isKnown: !isPending || fetchStatus === 'paused' };
}
