import { queryOptions } from '@tanstack/react-query';
import type { getSchoolWeek } from '@yay/contract/destinations/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';
import { isNotThere } from '../../../lib/record-options.ts';

const REFRESH_EVERY_MS = 60_000;

/** A school's week; without one, the week that runs. */
export const weekQuery = (schoolId: number, monday: PlainDate | undefined) =>
  queryOptions({
    queryKey: ['school-week', schoolId, monday ?? 'current'],
    queryFn: async ({ signal }) => {
      const answer = await send<typeof getSchoolWeek>({
        method: 'GET',
        path: `/api/destinations/${schoolId}/week`,
        query: { mondayOfWeek: monday },
        signal,
      });
      return answer.data;
    },
    // Long enough for an address that is put right on the way.
    staleTime: 2_000,
    // An office leaves it open: it keeps up by itself.
    refetchInterval: REFRESH_EVERY_MS,
    refetchOnWindowFocus: true,
    // A school that is not ours, or is not there, is the page's matter.
    throwOnError: isNotThere,
    meta: { cancelOnLeave: true, ofSchool: schoolId },
  });
