import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  listSettingHistory,
  listSettings,
  previewSetting as previewEndpoint,
  SiteOptionRecord,
  saveSettings as saveEndpoint,
} from '@yay/contract/site-options/calls';
import type { SiteOptionType } from '@yay/contract/site-options/fields';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const SETTINGS_KEY = ['settings'] as const;

export const settingsQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'all'],
  queryFn: async ({ signal }): Promise<SiteOptionRecord[]> =>
    (await send<typeof listSettings>({ method: 'GET', path: '/api/admin/site-options', signal }))
      .data,
  ...recordOptions,
});

/** Asks for the consequences of an option; asked anew for every state of its form. */
export const previewQuery = (type: SiteOptionType, fields: Readonly<Record<string, unknown>>) =>
  queryOptions({
    queryKey: [...SETTINGS_KEY, 'preview', type, fields],
    queryFn: async ({ signal }) =>
      (
        await send<typeof previewEndpoint>({
          method: 'POST',
          path: '/api/admin/site-options/preview',
          body: { type, fields },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 10_000,
  });

export const saveSettings = async (body: BodyOf<typeof saveEndpoint>) =>
  (await send<typeof saveEndpoint>({ method: 'PUT', path: '/api/admin/site-options', body })).data;

export const historyQuery = (type: SiteOptionType, page: number) =>
  queryOptions({
    queryKey: [...SETTINGS_KEY, 'history', type, page],
    queryFn: ({ signal }) =>
      send<typeof listSettingHistory>({
        method: 'GET',
        path: `/api/admin/site-options/${type}/history`,
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
