import { queryOptions } from '@tanstack/react-query';
import type { Affected } from '@yay/contract/mass-cancellation/calls';
import type {
  deleteMeals,
  getMeals,
  MealCounts,
  MealRange,
  previewMealDeletion,
} from '@yay/contract/meals/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import type { AskedCounts } from '../model/asked-counts.ts';

const askedFor = ({ from, to, type, market }: AskedCounts) => ({
  start_date: from,
  end_date: to,
  ...(type && { type }),
  ...(market && { market_id: market }),
});

/** Returns the address of the same counts as a file. */
export const countsFile = (asked: AskedCounts): string =>
  `/api/meals/file?${new URLSearchParams(askedFor(asked))}`;

export const countsQuery = (asked: AskedCounts) =>
  queryOptions({
    queryKey: ['meals', 'counts', asked.from, asked.to, asked.type, asked.market],
    queryFn: async ({ signal }): Promise<MealCounts> => {
      const query = askedFor(asked);
      return (await send<typeof getMeals>({ method: 'GET', path: '/api/meals', query, signal }))
        .data;
    },
    staleTime: 5_000,
    meta: { cancelOnLeave: true },
  });

export const deletionQuery = (range: MealRange | null) =>
  queryOptions({
    queryKey: ['meals', 'deletion', range],
    queryFn: async ({ signal }): Promise<Affected> => {
      if (range === null) throw new Error('there is nothing to look at yet');
      const path = '/api/meals/delete-by-date-range/preview';
      return (await send<typeof previewMealDeletion>({ method: 'POST', path, body: range, signal }))
        .data;
    },
    enabled: range !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Answers the run that cancels them, family by family. */
export async function removeMeals(body: BodyOf<typeof deleteMeals>): Promise<number> {
  return (await send<typeof deleteMeals>({ method: 'DELETE', path: '/api/meals', body })).data
    .run_id;
}
