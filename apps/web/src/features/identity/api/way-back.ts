import { queryOptions } from '@tanstack/react-query';
import type { checkWayBack, takeEmailBack as endpoint } from '@yay/contract/identity/email-change';
import { send } from '../../../lib/http/index.ts';

/**
 * Asks for the address that the link puts back. Asked once: the answer changes only by using it.
 */
export const wayBackQuery = (token: string) =>
  queryOptions({
    queryKey: ['way-back', token],
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof checkWayBack>({
        method: 'POST',
        path: '/api/account/way-back/check',
        body: { token },
        signal,
      });
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function takeEmailBack(token: string) {
  const { data } = await send<typeof endpoint>({
    method: 'POST',
    path: '/api/account/way-back',
    body: { token },
  });
  return data;
}
