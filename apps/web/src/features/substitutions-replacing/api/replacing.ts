import { queryOptions } from '@tanstack/react-query';
import type {
  DeletionPreview,
  deleteItem as deleteEndpoint,
  getSubstitution,
  ItemOrdered,
  isItemOrdered,
  listSubstitutionChoices,
  listSubstitutions,
  previewDeletion,
  previewReplacement,
  ReplacementPreview,
  replaceItem as replaceEndpoint,
  Substitution,
} from '@yay/contract/substitutions/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import { isNotThere } from '../../../lib/record-options.ts';

export const replacingKey = (menuId: number) => ['replacing', menuId] as const;

export const itemOrderedQuery = (menuId: number, itemId: number) =>
  queryOptions({
    queryKey: [...replacingKey(menuId), 'ordered', itemId],
    queryFn: async ({ signal }): Promise<ItemOrdered> => {
      const path = `/api/menus/${menuId}/is-item-ordered` as const;
      const query = { item_id: String(itemId) };
      return (await send<typeof isItemOrdered>({ method: 'GET', path, query, signal })).data;
    },
    // One that is not there, or not ours to see, is the page's matter.
    throwOnError: isNotThere,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export type ReplacementAsked = BodyOf<typeof previewReplacement>;

export const previewQuery = (menuId: number, asked: ReplacementAsked) =>
  queryOptions({
    queryKey: [...replacingKey(menuId), 'preview', asked],
    queryFn: async ({ signal }): Promise<ReplacementPreview> => {
      const path = `/api/menus/${menuId}/replace-item/preview` as const;
      return (await send<typeof previewReplacement>({ method: 'POST', path, body: asked, signal }))
        .data;
    },
    staleTime: 0,
    retry: false,
    meta: { cancelOnLeave: true },
  });

export async function replaceItem(
  menuId: number,
  body: BodyOf<typeof replaceEndpoint>,
  key: string,
): Promise<Substitution> {
  const path = `/api/menus/${menuId}/replace-item` as const;
  const headers = { 'idempotency-key': key };
  return (await send<typeof replaceEndpoint>({ method: 'POST', path, body, headers })).data;
}

export const substitutionQuery = (id: number) =>
  queryOptions({
    queryKey: ['substitution', id, 'record'],
    queryFn: async ({ signal }): Promise<Substitution> => {
      const path = `/api/substitutions/${id}` as const;
      return (await send<typeof getSubstitution>({ method: 'GET', path, signal })).data;
    },
    throwOnError: isNotThere,
    staleTime: 0,
    // A job is at work; what it says on the channel may be missed.
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 3_000 : false),
    meta: { cancelOnLeave: true },
  });

export const choicesOfSubstitutionQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['substitution', id, 'choices', page],
    queryFn: ({ signal }) => {
      const path = `/api/substitutions/${id}/choices` as const;
      const query = { page: String(page) };
      return send<typeof listSubstitutionChoices>({ method: 'GET', path, query, signal });
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const earlierQuery = (menuId: number) =>
  queryOptions({
    queryKey: [...replacingKey(menuId), 'earlier'],
    queryFn: async ({ signal }): Promise<Substitution[]> => {
      const path = `/api/menus/${menuId}/substitutions` as const;
      return (await send<typeof listSubstitutions>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const deletionQuery = (menuId: number, itemId: number) =>
  queryOptions({
    queryKey: [...replacingKey(menuId), 'deletion', itemId],
    queryFn: async ({ signal }): Promise<DeletionPreview> => {
      const path = `/api/menus/${menuId}/delete-item/preview` as const;
      const body = { item_id: itemId };
      return (await send<typeof previewDeletion>({ method: 'POST', path, body, signal })).data;
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export async function deleteItem(menuId: number, body: BodyOf<typeof deleteEndpoint>) {
  const path = `/api/menus/${menuId}/delete-item` as const;
  return (await send<typeof deleteEndpoint>({ method: 'POST', path, body })).data;
}
