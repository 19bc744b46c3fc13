import { queryOptions } from '@tanstack/react-query';
import type { listVendors } from '@yay/contract/vendors';
import { send } from '../../../lib/http/index.ts';

/** The vendors that this person may see. */
export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: ({ signal }) =>
    send<typeof listVendors>({ method: 'GET', path: '/api/v2/vendors', signal }),
});
