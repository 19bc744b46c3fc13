import { queryOptions } from '@tanstack/react-query';
import type { ExtraType, listExtraTypes } from '@yay/contract/extra-types/calls';
import { send } from '../lib/http/index.ts';

export const EXTRA_TYPES_KEY = ['extra-types'] as const;

/** The kinds of extras in their order; how many there are of each, of one vendor where one is named. */
export const extraTypesQuery = (vendorId: number | null) =>
  queryOptions({
    queryKey: [...EXTRA_TYPES_KEY, vendorId],
    queryFn: async ({ signal }): Promise<ExtraType[]> => {
      const query = vendorId === null ? {} : { vendor: String(vendorId) };
      const path = '/api/extra-types';
      return (await send<typeof listExtraTypes>({ method: 'GET', path, query, signal })).data;
    },
    staleTime: 5_000,
    meta: { cancelOnLeave: true },
  });
