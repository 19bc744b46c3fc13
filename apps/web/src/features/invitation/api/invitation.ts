import { queryOptions } from '@tanstack/react-query';
import type { acceptInvitation as accept, checkInvitation } from '@yay/contract/access/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

/**
 * Asks for the invitation's place, and for the steps that are left to accept it as the signed-in
 * person.
 */
export const invitationQuery = (token: string, userId: number | undefined) =>
  queryOptions({
    queryKey: ['invitation', token, userId],
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof checkInvitation>({
        method: 'POST',
        path: '/api/access-invitations/check',
        body: { token },
        signal,
      });
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const acceptInvitation = (body: BodyOf<typeof accept>) =>
  send<typeof accept>({ method: 'POST', path: '/api/access-invitations/accept', body });
