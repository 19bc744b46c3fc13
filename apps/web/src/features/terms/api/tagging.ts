import { queryOptions } from '@tanstack/react-query';
import type { listGridChoices } from '@yay/contract/item-grid/calls';
import type {
  listTaggedItems,
  listTagRuns,
  listTerms,
  previewTagRun,
  startTagRun as startEndpoint,
  TagChanges,
  TaggingInput,
  undoTagRun as undoEndpoint,
} from '@yay/contract/terms/calls';
import type { ItemChoiceInput } from '@yay/contract/terms/item-choice';
import { isHttpError, send } from '../../../lib/http/index.ts';
import { allPages } from '../model/all-pages.ts';

export const TAGGING = ['tagging'] as const;

export const taggedQuery = (choice: ItemChoiceInput, page: number) =>
  queryOptions({
    queryKey: [...TAGGING, 'items', choice, page],
    queryFn: ({ signal }) =>
      send<typeof listTaggedItems>({
        method: 'POST',
        path: '/api/tag-runs/items',
        body: { choice, page },
        signal,
      }),
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const changesQuery = (tagging: TaggingInput | null) =>
  queryOptions({
    queryKey: [...TAGGING, 'changes', tagging],
    queryFn: ({ signal }) =>
      send<typeof previewTagRun>({
        method: 'POST',
        path: '/api/tag-runs/preview',
        body: tagging ?? { choice: {} },
        signal,
      }),
    enabled: tagging !== null,
    staleTime: 0,
  });

export const runsQuery = queryOptions({
  queryKey: [...TAGGING, 'runs'],
  queryFn: async ({ signal }) =>
    (await send<typeof listTagRuns>({ method: 'GET', path: '/api/tag-runs', signal })).data,
  staleTime: 0,
});

/** All of them: one that is not offered could be neither found nor taken away. */
export const termsQuery = queryOptions({
  queryKey: [...TAGGING, 'terms'],
  queryFn: ({ signal }) =>
    allPages((page) =>
      send<typeof listTerms>({
        method: 'GET',
        path: '/api/terms',
        query: { page: String(page) },
        signal,
      }),
    ),
  staleTime: 0,
});

export const vendorsQuery = queryOptions({
  queryKey: [...TAGGING, 'vendors'],
  queryFn: async ({ signal }) =>
    (await send<typeof listGridChoices>({ method: 'GET', path: '/api/item-grid/choices', signal }))
      .vendors,
});

export const startTagRun = async (tagging: TaggingInput, expected: TagChanges) =>
  (
    await send<typeof startEndpoint>({
      method: 'POST',
      path: '/api/tag-runs',
      body: { ...tagging, expected },
    })
  ).data;

export const undoTagRun = (id: number) =>
  send<typeof undoEndpoint>({ method: 'POST', path: `/api/tag-runs/${id}/undo` });

/** Tells whether items changed between the preview and the press. */
export const isChanged = (error: unknown): boolean => isHttpError(error) && error.status === 409;
