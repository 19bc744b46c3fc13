import { queryOptions } from '@tanstack/react-query';
import type { checkPasswordLink, resetPassword as endpoint } from '@yay/contract/identity/account';
import { type BodyOf, send } from '../../../lib/http/index.ts';

/** Asks for the owner of the link. Asked once: the answer changes only by using it. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof checkPasswordLink>({
        method: 'POST',
        path: '/api/reset-password/check',
        body: { token },
        signal,
      });
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export function resetPassword(body: BodyOf<typeof endpoint>) {
  return send<typeof endpoint>({ method: 'POST', path: '/api/reset-password', body });
}
