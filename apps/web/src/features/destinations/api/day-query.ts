import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getSchoolDay } from '@yay/contract/destinations/school-day';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';
import { isNotThere } from '../../../lib/record-options.ts';

/**
 * The interval at which events that the school's channel does not tell of, such as the end of a
 * day, are looked for, in milliseconds.
 */
const REFRESH_EVERY_MS = 60_000;

/** A school's day; without one, the day that runs. Names the latest changes, or all of them. */
export const dayQuery = (
  schoolId: number,
  date: PlainDate | undefined,
  changes: 'all' | undefined = undefined,
) =>
  queryOptions({
    queryKey: ['school-day', schoolId, date ?? 'current', changes ?? 'latest'],
    queryFn: async ({ signal }) => {
      const answer = await send<typeof getSchoolDay>({
        method: 'GET',
        path: `/api/destinations/${schoolId}/day`,
        query: { date, changes },
        signal,
      });
      return answer.data;
    },
    staleTime: 2_000,
    // The rest of the day stays in sight while its other changes are read.
    ...(changes === 'all' && { placeholderData: keepPreviousData }),
    // An office leaves it open all morning: it keeps up by itself.
    refetchInterval: REFRESH_EVERY_MS,
    refetchOnWindowFocus: true,
    throwOnError: isNotThere,
    meta: { cancelOnLeave: true, ofSchool: schoolId },
  });
