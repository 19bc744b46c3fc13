import { queryOptions } from '@tanstack/react-query';
import type {
  answerTrip,
  ClassTrip,
  createTripLink,
  getTrip,
  listTripLinks,
  revokeTripLink,
  TripLink,
} from '@yay/contract/class-trips/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import { tripsKey } from '../../../parts/school-trips.ts';

const LOOK_EVERY_MS = 60_000;
/** The interval of looks at a trip while its lunches are being taken off, in milliseconds. */
const LOOK_SOON_MS = 2_000;

export const tripQuery = (schoolId: number, id: number, lunchers?: readonly number[]) =>
  queryOptions({
    queryKey: [...tripsKey, schoolId, 'one', id, ...(lunchers ? [lunchers.join(',')] : [])],
    queryFn: async ({ signal }): Promise<ClassTrip> => {
      const path = `/api/destinations/${schoolId}/trips/${id}` as const;
      return (
        await send<typeof getTrip>({
          method: 'GET',
          path,
          query: { lunchers: lunchers?.join(',') },
          signal,
        })
      ).data;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'agreed' && data.orders.some(({ cancelled }) => !cancelled)
        ? LOOK_SOON_MS
        : LOOK_EVERY_MS,
    meta: { ofSchool: schoolId },
  });

export async function decideTrip(
  schoolId: number,
  id: number,
  body: BodyOf<typeof answerTrip>,
): Promise<ClassTrip> {
  const path = `/api/destinations/${schoolId}/trips/${id}/answer` as const;
  return (await send<typeof answerTrip>({ method: 'POST', path, body })).data;
}

export const linksQuery = (schoolId: number) =>
  queryOptions({
    queryKey: [...tripsKey, schoolId, 'links'],
    queryFn: async ({ signal }): Promise<readonly TripLink[]> => {
      const path = `/api/destinations/${schoolId}/trip-links` as const;
      return (await send<typeof listTripLinks>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
  });

export const makeLink = (schoolId: number, body: BodyOf<typeof createTripLink>) => {
  const path = `/api/destinations/${schoolId}/trip-links` as const;
  return send<typeof createTripLink>({ method: 'POST', path, body });
};

export const revokeLink = (schoolId: number, id: number) => {
  const path = `/api/destinations/${schoolId}/trip-links/${id}` as const;
  return send<typeof revokeTripLink>({ method: 'DELETE', path });
};
