import { queryOptions } from '@tanstack/react-query';
import type { BoardingDestination, listBoardingDestinations } from '@yay/contract/lunchers/calls';
import { send } from '../../../lib/http/index.ts';

const AN_HOUR = 3_600_000;

/** Every school that a luncher can belong to. They hardly ever change. */
export const schoolsQuery = queryOptions({
  queryKey: ['boarding-destinations'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof listBoardingDestinations>({
      method: 'GET',
      path: '/api/v2/boarding-destinations',
      signal,
    });
    // Nothing was left out of what was asked for.
    return data.filter((school): school is BoardingDestination => school.grades !== undefined);
  },
  staleTime: AN_HOUR,
});
