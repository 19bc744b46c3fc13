import { queryOptions } from '@tanstack/react-query';
import type { MonthProposal, proposeMonth } from '@yay/contract/menu-schedules/month';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';
import { SCHEDULE_KEY } from './schedule-query.ts';

/** Asks for a month; without one, for the first that still has to be planned. */
export const monthQuery = (school: number | null, month: PlainDate | null) =>
  queryOptions({
    queryKey: [...SCHEDULE_KEY, 'month', school, month],
    queryFn: async ({ signal }): Promise<MonthProposal> => {
      const query = { destination_id: String(school), ...(month !== null && { month }) };
      const path = '/api/menu-schedules/month';
      return (await send<typeof proposeMonth>({ method: 'GET', path, query, signal })).data;
    },
    enabled: school !== null,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
