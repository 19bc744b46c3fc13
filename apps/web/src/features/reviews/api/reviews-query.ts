import { queryOptions } from '@tanstack/react-query';
import type { getReviews, listReviewPlaces } from '@yay/contract/reviews/calls';
import { send } from '../../../lib/http/index.ts';
import type { Asked } from '../model/asked.ts';

export const reviewsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['reviews', asked] as const,
    queryFn: ({ signal }) =>
      send<typeof getReviews>({
        method: 'GET',
        path: '/api/reviews',
        query: { ...asked },
        signal,
      }).then(({ data }) => data),
    meta: { cancelOnLeave: true },
  });

export const placesQuery = queryOptions({
  queryKey: ['reviews-places'],
  queryFn: ({ signal }) =>
    send<typeof listReviewPlaces>({ method: 'GET', path: '/api/reviews/places', signal }).then(
      ({ data }) => data,
    ),
  staleTime: 5 * 60_000,
});

/** Returns the address of the rows of all pages as a file. */
export function reviewsFile({ page: _page, ...asked }: Asked): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return `/api/reviews/file?${query}`;
}
