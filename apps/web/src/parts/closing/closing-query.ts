import { queryOptions } from '@tanstack/react-query';
import type { Closing, previewClosing, previewOwnClosing } from '@yay/contract/personal-data/calls';
import { send } from '../../lib/http/index.ts';

/**
 * Asks for the effect of closing an account; of one's own without a number. Asked for anew each
 * time.
 */
export const closingQuery = (userId: number | null) =>
  queryOptions({
    queryKey: ['closing', userId],
    queryFn: async ({ signal }): Promise<Closing> => {
      if (userId === null) {
        const path = '/api/account/closing';
        return (await send<typeof previewOwnClosing>({ method: 'GET', path, signal })).data;
      }
      const path = `/api/users/${userId}/closing` as const;
      return (await send<typeof previewClosing>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
  });
