import { queryOptions } from '@tanstack/react-query';
import type { getYayBucksParams } from '@yay/contract/payments/calls';
import { send } from '../../../lib/http/index.ts';

export const yayBucksQuery = queryOptions({
  queryKey: ['yay-bucks-params'],
  queryFn: ({ signal }) =>
    send<typeof getYayBucksParams>({ method: 'GET', path: '/api/yay-bucks-params', signal }),
  select: ({ data }) => data,
});
