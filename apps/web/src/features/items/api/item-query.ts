import { queryOptions } from '@tanstack/react-query';
import type { listActivity } from '@yay/contract/activity/calls';
import type { listGridChoices } from '@yay/contract/item-grid/calls';
import type {
  getItem,
  getItemUsage,
  getOptionCombinations,
  getUnsafeOrders,
  ItemRecord,
  listItemDays,
} from '@yay/contract/items/calls';
import type { listItemDestinations } from '@yay/contract/items/destinations';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const itemKey = (id: number) => ['item', id] as const;

export const itemQuery = (id: number) =>
  queryOptions({
    queryKey: [...itemKey(id), 'record'],
    queryFn: async ({ signal }): Promise<ItemRecord> => {
      const path = `/api/items/${id}` as const;
      return (await send<typeof getItem>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });

export const usageQuery = (id: number) =>
  queryOptions({
    queryKey: [...itemKey(id), 'usage'],
    queryFn: async ({ signal }) => {
      const path = `/api/items/${id}/usage` as const;
      return (await send<typeof getItemUsage>({ method: 'GET', path, signal })).data;
    },
    staleTime: 5_000,
    meta: { cancelOnLeave: true },
  });

/** Schools that have it from today on. */
export const schoolsQuery = (id: number) =>
  queryOptions({
    queryKey: [...itemKey(id), 'schools'],
    queryFn: async ({ signal }) => {
      const query = { item_id: String(id) };
      const path = '/api/item-destinations';
      return (await send<typeof listItemDestinations>({ method: 'GET', path, query, signal })).data;
    },
    staleTime: 5_000,
    meta: { cancelOnLeave: true },
  });

/** Lunches ahead with it that their children must not eat. */
export const unsafeQuery = (id: number) =>
  queryOptions({
    queryKey: [...itemKey(id), 'unsafe'],
    queryFn: async ({ signal }) => {
      const path = `/api/items/${id}/unsafe-orders` as const;
      return (await send<typeof getUnsafeOrders>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const daysQuery = (id: number, weeks: number) =>
  queryOptions({
    queryKey: [...itemKey(id), 'days', weeks],
    queryFn: async ({ signal }) => {
      const path = `/api/items/${id}/days` as const;
      const query = { weeks: String(weeks) };
      return (await send<typeof listItemDays>({ method: 'GET', path, query, signal })).data;
    },
    staleTime: 0,
    placeholderData: (before) => before,
    meta: { cancelOnLeave: true },
  });

export const combinationsQuery = (id: number) =>
  queryOptions({
    queryKey: [...itemKey(id), 'combinations'],
    queryFn: async ({ signal }) => {
      const path = `/api/items/${id}/option-combinations` as const;
      return (await send<typeof getOptionCombinations>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

/** The vendors and extra types that there are. */
export const choicesQuery = queryOptions({
  queryKey: ['item-choices'],
  queryFn: ({ signal }) =>
    send<typeof listGridChoices>({ method: 'GET', path: '/api/item-grid/choices', signal }),
  staleTime: 60_000,
});

export const activityQuery = (id: number) =>
  queryOptions({
    queryKey: [...itemKey(id), 'activity'],
    queryFn: ({ signal }) => {
      const query = { subject_type: 'item', subject_id: String(id), per_page: '4' };
      return send<typeof listActivity>({ method: 'GET', path: '/api/logs', query, signal });
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
