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

/** What a luncher says of an item. A click shows at once; what did not get through is taken back. */
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
    const wanted = afterClick(now, clicked);
    const show = (next: Said) => client.setQueryData(query.queryKey, next);
    show(wanted);
    try {
      const saved = await saveRating(rated, { saved: now, wanted }, show);
      if (saved === 'taken along') return;
      // What was said before of it is not so any more.
      dismissAlert(saved === null ? 'ratingUpdated' : 'ratingRemoved');
      showAlert(saved === null ? 'ratingRemoved' : 'ratingUpdated');
    } catch {
      showAlert('ratingUpdateFail');
    }
  }
  return { said, click };
}
