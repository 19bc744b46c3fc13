import { queryOptions } from '@tanstack/react-query';
import type { updateLuncher } from '@yay/contract/lunchers/calls';
import type { getRepeats } from '@yay/contract/repeats/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';

export const REPEATS = 'repeats';

/**
 * Asks for a family's repeats, and whether one could start from a week; asked anew with every save
 * of it.
 */
export function repeatsQuery(week: { userId: number; monday: PlainDate; version: number }) {
  const { userId, monday, version } = week;
  return queryOptions({
    queryKey: [REPEATS, userId, monday, version] as const,
    queryFn: ({ signal }) =>
      send<typeof getRepeats>({
        method: 'GET',
        path: '/api/v2/repeats',
        query: { userId, mondayOfWeek: monday },
        signal,
      }),
  });
}

export async function switchRepeat(luncherId: number, seed: PlainDate | null): Promise<void> {
  await send<typeof updateLuncher>({
    method: 'PUT',
    path: `/api/lunchers/${luncherId}`,
    body: seed === null ? { areOrdersRepeating: 0 } : { areOrdersRepeating: 1, mondayOfWeek: seed },
  });
}
