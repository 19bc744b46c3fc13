import { queryOptions } from '@tanstack/react-query';
import type {
  DiscountRecord,
  getDiscount,
  getDiscountUsage,
  listDiscountFamilies,
} from '@yay/contract/discounts/calls';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const discountKey = (id: number) => ['discount', id] as const;

export const discountQuery = (id: number) =>
  queryOptions({
    queryKey: [...discountKey(id), 'record'],
    queryFn: async ({ signal }): Promise<DiscountRecord> => {
      const path = `/api/discounts/${id}` as const;
      return (await send<typeof getDiscount>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });

export const usageQuery = (id: number) =>
  queryOptions({
    queryKey: [...discountKey(id), 'usage'],
    queryFn: async ({ signal }) => {
      const path = `/api/discounts/${id}/usage` as const;
      return (await send<typeof getDiscountUsage>({ method: 'GET', path, signal })).data;
    },
    staleTime: 5_000,
    meta: { cancelOnLeave: true },
  });

/** Returns the address of its weeks as a file. */
export const usageFile = (id: number): string => `/api/discounts/${id}/usage/file`;

export const familiesQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...discountKey(id), 'families', page],
    queryFn: ({ signal }) => {
      const path = `/api/discounts/${id}/families` as const;
      const query = { page: String(page) };
      return send<typeof listDiscountFamilies>({ method: 'GET', path, query, signal });
    },
    staleTime: 5_000,
    meta: { cancelOnLeave: true },
  });
