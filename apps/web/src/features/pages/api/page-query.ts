import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { getPage, getPageVersion, PageRecord, PageVersion } from '@yay/contract/pages/calls';
import type { previewPage } from '@yay/contract/public-site/calls';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const pageKey = (id: number) => ['page', id] as const;

export const pageQuery = (id: number) =>
  queryOptions({
    queryKey: [...pageKey(id), 'record'],
    queryFn: async ({ signal }): Promise<PageRecord> => {
      const path = `/api/pages/${id}` as const;
      return (await send<typeof getPage>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });

/** A version that was published never changes. */
export const versionQuery = (page: number, version: number, changed: string) =>
  queryOptions({
    queryKey: ['page-version', page, version, changed],
    queryFn: async ({ signal }): Promise<PageVersion> => {
      const path = `/api/pages/${page}/versions/${version}` as const;
      return (await send<typeof getPageVersion>({ method: 'GET', path, signal })).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Asks for a saved version as the server draws it; the last drawing stays until the next is there.
 */
export const previewQuery = (page: number, version: PageVersion | null) =>
  queryOptions({
    queryKey: ['page-preview', page, version?.id ?? null, version?.revision ?? null],
    queryFn:
      version === null
        ? skipToken
        : async ({ signal }): Promise<string> => {
            const path = `/api/pages/${page}/versions/${version.id}/preview` as const;
            return (await send<typeof previewPage>({ method: 'GET', path, signal })).data.html;
          },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
