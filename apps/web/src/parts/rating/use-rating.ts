import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RatingValue } from '@yay/contract/ratings/calls';
import { useEffect } from 'react';
import { dismissAlert, showAlert } from '../../lib/alerts/index.ts';
import { isCancelled } from '../../lib/http/index.ts';
import { afterClick, type Said } from './click-rules.ts';
import { loadRating, type Rated } from './load-rating.ts';
import { saveRating } from './save-rating.ts';

const ratingQuery = (rated: Rated) =>
  queryOptions({
    queryKey: ['rating', rated.luncherId, rated.itemId],
    queryFn: (): Promise<Said> => loadRating(rated),
    staleTime: 60_000,
    retry: 1,
  });

/** A luncher's rating of an item. A click shows at once, and goes back if it could not be saved. */
export function useRating(rated: Rated) {
  const client = useQueryClient();
  const query = ratingQuery(rated);
  const { data: said, error } = useQuery(query);
  useEffect(() => {
    if (error && !isCancelled(error)) showAlert('ratingFetchFail');
  }, [error]);

  async function click(clicked: RatingValue): Promise<void> {
    const now = client.getQueryData(query.queryKey);
    if (now === undefined) return;
    await client.cancelQueries({ queryKey: query.queryKey });
    const next = afterClick(now, clicked);
    const show = (rating: Said) => client.setQueryData(query.queryKey, rating);
    show(next);
    try {
      const saved = await saveRating(rated, { saved: now, wanted: next }, show);
      if (saved === 'taken along') return;
      // The rating before is no longer true.
      dismissAlert(saved === null ? 'ratingUpdated' : 'ratingRemoved');
      showAlert(saved === null ? 'ratingRemoved' : 'ratingUpdated');
    } catch {
      showAlert('ratingUpdateFail');
    }
  }
  return { said, click };
}
