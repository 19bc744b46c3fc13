import { queryOptions } from '@tanstack/react-query';
import type { ListedTrip, listTrips } from '@yay/contract/class-trips/calls';
import { send } from '../lib/http/index.ts';

const LOOK_EVERY_MS = 60_000;

export const tripsKey = ['class-trips'] as const;

/** Class trips of a school, those that wait for an answer first. */
export const tripsQuery = (schoolId: number) =>
  queryOptions({
    queryKey: [...tripsKey, schoolId, 'list'],
    queryFn: async ({ signal }): Promise<readonly ListedTrip[]> => {
      const path = `/api/destinations/${schoolId}/trips` as const;
      return (await send<typeof listTrips>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
    meta: { ofSchool: schoolId },
  });
