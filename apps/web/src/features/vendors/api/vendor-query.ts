import { queryOptions } from '@tanstack/react-query';
import type { checkVendorSuspension, getVendor, VendorRecord } from '@yay/contract/vendors';
import { isHttpError, send } from '../../../lib/http/index.ts';

export const vendorKey = (id: number) => ['vendor', id] as const;

/** A vendor with everything that is set about it. */
export const vendorQuery = (id: number) =>
  queryOptions({
    queryKey: [...vendorKey(id), 'record'],
    queryFn: async ({ signal }): Promise<VendorRecord> => {
      const path = `/api/vendors/${id}` as const;
      return (await send<typeof getVendor>({ method: 'GET', path, signal })).data;
    },
    throwOnError: (error, query) =>
      query.state.data === undefined && isHttpError(error) && [403, 404].includes(error.status),
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

/** What is ordered of it and not served yet. */
export const suspensionQuery = (id: number) =>
  queryOptions({
    queryKey: [...vendorKey(id), 'suspension'],
    queryFn: async ({ signal }) => {
      const path = `/api/vendor/${id}/suspend/check` as const;
      return (await send<typeof checkVendorSuspension>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
