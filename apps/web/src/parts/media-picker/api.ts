import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { list } from '@yay/contract/lists/calls';
import type {
  Asset,
  AssetUse,
  deleteAsset,
  getAsset,
  listAssetUses,
  listAuthors,
  replacePicture,
  updateAsset,
} from '@yay/contract/media/calls';
import { isHttpError, send } from '../../lib/http/index.ts';
import { type MediaFilters, PER_PAGE, toMediaQuery } from './filters.ts';

/** A picture as the grid shows it and the picker hands it out. */
export type LibraryPicture = Pick<
  Asset,
  'id' | 'name' | 'alt' | 'alt_es' | 'format' | 'details' | 'thumbnail' | 'picture'
>;

export interface MediaPage {
  readonly pictures: readonly LibraryPicture[];
  readonly total: number;
}

export const LIBRARY = ['media-library'] as const;

/** A day begins where its reader is, as in every list. */
function startOf(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day).toISOString();
}

export const mediaQuery = (filters: MediaFilters) =>
  infiniteQueryOptions({
    queryKey: [...LIBRARY, 'list', filters],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<MediaPage> => {
      const body = toMediaQuery(filters, pageParam, startOf);
      const answer = await send<typeof list>({ method: 'POST', path: '/api/list', body, signal });
      // The columns that were asked for are those of a picture.
      return { pictures: answer.data as unknown as LibraryPicture[], total: answer.total };
    },
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    meta: { cancelOnLeave: true },
  });

/** Pictures by their numbers: those that were chosen before the library was opened. */
export const picturesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...LIBRARY, 'some', ids],
    queryFn: async ({ signal }): Promise<readonly LibraryPicture[]> => {
      const filters = { search: '', tags: [], author: null, before: '', after: '' };
      const body = {
        ...toMediaQuery(filters, 1, startOf),
        perPage: 200,
        whereIn: [{ column: 'id', values: [...ids] }],
      };
      const answer = await send<typeof list>({ method: 'POST', path: '/api/list', body, signal });
      return answer.data as unknown as LibraryPicture[];
    },
    enabled: ids.length > 0,
  });

export const assetQuery = (id: number) =>
  queryOptions({
    queryKey: ['asset', id],
    queryFn: async ({ signal }): Promise<Asset> => {
      const path = `/api/assets/${id}` as const;
      return (await send<typeof getAsset>({ method: 'GET', path, signal })).data;
    },
    retry: (count, error) => count < 2 && !(isHttpError(error) && error.status === 404),
  });

export const usesQuery = (id: number) =>
  queryOptions({
    queryKey: ['asset', id, 'uses'],
    queryFn: async ({ signal }): Promise<readonly AssetUse[]> => {
      const path = `/api/assets/${id}/uses` as const;
      return (await send<typeof listAssetUses>({ method: 'GET', path, signal })).data;
    },
    // Somebody may have taken it off just now.
    staleTime: 0,
  });

export const authorsQuery = (search: string) =>
  queryOptions({
    queryKey: [...LIBRARY, 'authors', search],
    queryFn: async ({ signal }) => {
      const query = { search };
      return (
        await send<typeof listAuthors>({
          method: 'GET',
          path: '/api/assets/authors',
          query,
          signal,
        })
      ).data;
    },
  });

export async function saveAsset(
  id: number,
  body: { name: string; alt: string; alt_es: string; description: string; terms: number[] },
): Promise<Asset> {
  const path = `/api/assets/${id}` as const;
  return (await send<typeof updateAsset>({ method: 'PUT', path, body })).data;
}

export async function replaceWith(id: number, publicId: string): Promise<Asset> {
  const path = `/api/assets/${id}/picture` as const;
  const body = { details: { public_id: publicId } };
  return (await send<typeof replacePicture>({ method: 'PUT', path, body })).data;
}

export async function removeAsset(id: number): Promise<void> {
  const path = `/api/assets/${id}` as const;
  await send<typeof deleteAsset>({ method: 'DELETE', path });
}
