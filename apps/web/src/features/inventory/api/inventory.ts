import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  Assignments,
  addItemCode,
  CodedItem,
  Count,
  createSublocation,
  createWarehouse,
  findItems,
  getAssignments,
  getCount,
  getMenuCodes,
  getSchoolStock,
  getStock,
  InventoryActGiven,
  InventoryActResult,
  InventoryItem,
  listAllCounts,
  listAssignments,
  listCounts,
  listMovements,
  MenuCodes,
  makeQrCodes,
  PlaceGiven,
  removeItemCode,
  removeSublocation,
  renameWarehouse,
  reviewCount,
  Stock,
  Sublocation,
  saveAssignments,
  sendInventoryActs,
  settleCount,
  updateSublocation,
} from '@yay/contract/inventory/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';
import type { AskedAssignments, AskedCounts } from '../model/asked.ts';

const ROOT = '/api/v2/inventory';
export const INVENTORY_KEY = ['inventory'] as const;

/** The inventory: a school's by the school, any by the location's own number. */
export type WhichStock = { readonly school: number } | { readonly location: number };

export const stockQuery = (which: WhichStock) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, 'stock', which],
    queryFn: async ({ signal }): Promise<Stock> => {
      if ('location' in which) return readStock(which.location, { signal });
      const path = `${ROOT}/schools/${which.school}` as const;
      return (await send<typeof getSchoolStock>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });

export const readStock = async (
  location: number,
  more: { readonly signal?: AbortSignal; readonly expectsUnauthenticated?: boolean } = {},
): Promise<Stock> =>
  (await send<typeof getStock>({ method: 'GET', path: `${ROOT}/${location}`, ...more })).data;

export const addPlace = async (location: number, body: PlaceGiven): Promise<Sublocation> =>
  (
    await send<typeof createSublocation>({
      method: 'POST',
      path: `${ROOT}/${location}/sublocations`,
      body,
    })
  ).data;

export const changePlace = async (
  location: number,
  id: number,
  body: PlaceGiven,
): Promise<Sublocation> =>
  (
    await send<typeof updateSublocation>({
      method: 'PUT',
      path: `${ROOT}/${location}/sublocations/${id}`,
      body,
    })
  ).data;

export async function removePlace(location: number, id: number): Promise<void> {
  await send<typeof removeSublocation>({
    method: 'DELETE',
    path: `${ROOT}/${location}/sublocations/${id}`,
  });
}

export const readAssignments = async (location: number, id: number): Promise<Assignments> =>
  (
    await send<typeof getAssignments>({
      method: 'GET',
      path: `${ROOT}/${location}/sublocations/${id}/items`,
    })
  ).data;

export const keepAssignments = async (
  location: number,
  id: number,
  body: BodyOf<typeof saveAssignments>,
): Promise<Assignments> =>
  (
    await send<typeof saveAssignments>({
      method: 'PUT',
      path: `${ROOT}/${location}/sublocations/${id}/items`,
      body,
    })
  ).data;

export const itemsQuery = (location: number, search: string) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, 'items', location, search],
    queryFn: async ({ signal }): Promise<InventoryItem[]> =>
      (
        await send<typeof findItems>({
          method: 'GET',
          path: `${ROOT}/${location}/items`,
          query: { search },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const sendActs = async (
  location: number,
  acts: readonly InventoryActGiven[],
  more: { readonly expectsUnauthenticated?: boolean } = {},
): Promise<InventoryActResult[]> =>
  (
    await send<typeof sendInventoryActs>({
      method: 'POST',
      path: `${ROOT}/${location}/acts`,
      body: { sent_at: new Date().toISOString(), acts: [...acts] },
      ...more,
    })
  ).data;

export const movementsQuery = (location: number, page: number) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, 'movements', location, page],
    queryFn: ({ signal }) =>
      send<typeof listMovements>({
        method: 'GET',
        path: `${ROOT}/${location}/movements`,
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const countsQuery = (location: number, page: number) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, 'counts', location, page],
    queryFn: ({ signal }) =>
      send<typeof listCounts>({
        method: 'GET',
        path: `${ROOT}/${location}/counts`,
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const countQuery = (location: number, number: number) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, 'count', location, number],
    queryFn: async ({ signal }): Promise<Count> =>
      (
        await send<typeof getCount>({
          method: 'GET',
          path: `${ROOT}/${location}/counts/${number}`,
          signal,
        })
      ).data,
    ...recordOptions,
  });

export const settle = async (
  location: number,
  number: number,
  body: BodyOf<typeof settleCount>,
): Promise<Count> =>
  (
    await send<typeof settleCount>({
      method: 'POST',
      path: `${ROOT}/${location}/counts/${number}/settlement`,
      body,
    })
  ).data;

export const review = async (
  location: number,
  number: number,
  body: BodyOf<typeof reviewCount>,
): Promise<Count> =>
  (
    await send<typeof reviewCount>({
      method: 'POST',
      path: `${ROOT}/${location}/counts/${number}/review`,
      body,
    })
  ).data;

export const reorderFile = (location: number, format: 'csv' | 'pdf'): string =>
  `${ROOT}/${location}/reorder?format=${format}`;

export const assignmentsQuery = ({ page, search, low }: AskedAssignments) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, 'all', search, low, page],
    queryFn: ({ signal }) =>
      send<typeof listAssignments>({
        method: 'GET',
        path: '/api/admin/inventory/assignments',
        query: { search, low, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const allCountsQuery = ({ page, search, state }: AskedCounts) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, 'all-counts', search, state, page],
    queryFn: ({ signal }) =>
      send<typeof listAllCounts>({
        method: 'GET',
        path: '/api/admin/inventory/counts',
        query: { search, state, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const addWarehouse = async (body: BodyOf<typeof createWarehouse>): Promise<number> =>
  (
    await send<typeof createWarehouse>({
      method: 'POST',
      path: '/api/admin/inventory/warehouses',
      body,
    })
  ).data.id;

export async function renameTo(location: number, name: string): Promise<void> {
  await send<typeof renameWarehouse>({
    method: 'PUT',
    path: `/api/admin/inventory/warehouses/${location}`,
    body: { name },
  });
}

export const codesQuery = (menu: number) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, 'codes', menu],
    queryFn: async ({ signal }): Promise<MenuCodes> =>
      (
        await send<typeof getMenuCodes>({
          method: 'GET',
          path: `${ROOT}/menus/${menu}/codes`,
          signal,
        })
      ).data,
    ...recordOptions,
  });

export const startCodes = async (menu: number): Promise<number> =>
  (
    await send<typeof makeQrCodes>({
      method: 'POST',
      path: `${ROOT}/menus/${menu}/qr-codes`,
    })
  ).data.missing;

export const codesFile = (menu: number): string => `${ROOT}/menus/${menu}/qr-codes`;

export const giveCode = async (item: number, code: string): Promise<CodedItem> =>
  (
    await send<typeof addItemCode>({
      method: 'POST',
      path: `${ROOT}/items/${item}/codes`,
      body: { code },
    })
  ).data;

export async function takeCode(item: number, code: string): Promise<void> {
  await send<typeof removeItemCode>({
    method: 'DELETE',
    path: `${ROOT}/items/${item}/codes/${code}`,
  });
}
