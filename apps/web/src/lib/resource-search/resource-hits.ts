import { queryOptions } from '@tanstack/react-query';
import type { ListModel, searchList } from '@yay/contract/lists/calls';
import { type AnswerOf, send } from '../http/index.ts';
import { queryClient } from '../query-client.ts';

export const RESOURCE_SEARCH_MIN_CHARS = 2;
export const RESOURCE_SEARCH_SETTLE_MS = 500;

type Page = AnswerOf<typeof searchList>;
export type ResourceHit = Page['data'][number];
/** The hits so far, and how many there are in all. */
export type ResourceHits = { hits: ResourceHit[]; total: number; more: number };

/** The text to search for: nothing below the shortest search. */
export function searchTextOf(typed: string): string | null {
  const text = typed.trim();
  return [...text].length < RESOURCE_SEARCH_MIN_CHARS ? null : text;
}

/** Adds a page to the hits before it. A hit that slid between two pages counts once. */
export function joinHits(before: ResourceHits | undefined, page: Page): ResourceHits {
  const earlierIds = new Set(before?.hits.map(({ id }) => id));
  const hits = [...(before?.hits ?? []), ...page.data.filter(({ id }) => !earlierIds.has(id))];
  const remaining = Math.max(0, page.total - page.current_page * page.per_page);
  return { hits, total: page.total, more: Math.min(remaining, page.per_page) };
}

/** The first pages of a search's hits; each further one adds to them. */
export const hitsQuery = (
  model: ListModel,
  text: string | null,
  pages: number,
  isOffered: boolean,
) => {
  const keyOf = (upTo: number) => ['resource-search', model, text, upTo, isOffered] as const;
  return queryOptions({
    queryKey: keyOf(pages),
    queryFn: async ({ signal }): Promise<ResourceHits> => {
      const page = await send<typeof searchList>({
        method: 'GET',
        path: '/api/list/search',
        query: {
          model,
          value: text ?? '',
          page: pages,
          ...(isOffered && { offered: '1' as const }),
        },
        signal,
      });
      const before = pages > 1 ? queryClient.getQueryData(keyOf(pages - 1)) : undefined;
      return joinHits(before as ResourceHits | undefined, page);
    },
    enabled: text !== null,
    meta: { cancelOnLeave: true },
  });
};
