import { queryOptions } from '@tanstack/react-query';
import type {
  openTripLink,
  proposeTrip,
  TeachersTrips,
  withdrawTrip,
} from '@yay/contract/class-trips/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

/** Asks for the page behind a teacher's link. */
export const teacherQuery = (token: string) =>
  queryOptions({
    queryKey: ['teachers-trips', token],
    queryFn: async ({ signal }): Promise<TeachersTrips> => {
      const path = '/api/class-trips/open';
      return (await send<typeof openTripLink>({ method: 'POST', path, body: { token }, signal }))
        .data;
    },
    retry: false,
    staleTime: 0,
  });

export async function askForTrip(body: BodyOf<typeof proposeTrip>): Promise<TeachersTrips> {
  return (
    await send<typeof proposeTrip>({ method: 'POST', path: '/api/class-trips/propose', body })
  ).data;
}

export async function takeBack(token: string, trip: number): Promise<TeachersTrips> {
  const body = { token, trip };
  const path = '/api/class-trips/withdraw';
  return (await send<typeof withdrawTrip>({ method: 'POST', path, body })).data;
}
