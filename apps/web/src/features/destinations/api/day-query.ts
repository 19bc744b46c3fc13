import { queryOptions } from '@tanstack/react-query';
import type { getSchoolDay } from '@yay/contract/destinations/school-day';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';
import { isNotThere } from '../../../lib/record-options.ts';

/** What the school's channel does not tell of, such as the end of a day, is seen within a minute. */
const REFRESH_EVERY_MS = 60_000;

/** A school's day; without one, the day that runs. */
export const dayQuery = (schoolId: number, date: PlainDate | undefined) =>
  queryOptions({
    queryKey: ['school-day', schoolId, date ?? 'current'],
    queryFn: async ({ signal }) => {
      const answer = await send<typeof getSchoolDay>({
        method: 'GET',
        path: `/api/destinations/${schoolId}/day`,
        query: { date },
        signal,
      });
      return answer.data;
    },
    staleTime: 2_000,
    // An office leaves it open all morning: it keeps up by itself.
    refetchInterval: REFRESH_EVERY_MS,
    refetchOnWindowFocus: true,
    throwOnError: isNotThere,
    meta: { cancelOnLeave: true, ofSchool: schoolId },
  });
