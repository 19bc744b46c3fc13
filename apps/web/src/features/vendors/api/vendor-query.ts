import { queryOptions } from '@tanstack/react-query';
import type { checkVendorSuspension, getVendor, VendorRecord } from '@yay/contract/vendors/calls';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const vendorKey = (id: number) => ['vendor', id] as const;

/** A vendor with everything that is set about it. */
export const vendorQuery = (id: number) =>
  queryOptions({
    queryKey: [...vendorKey(id), 'record'],
    queryFn: async ({ signal }): Promise<VendorRecord> => {
      const path = `/api/vendors/${id}` as const;
      return (await send<typeof getVendor>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });

/** Asks for the orders of a vendor that are not served yet. */
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
