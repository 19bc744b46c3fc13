import { queryOptions } from '@tanstack/react-query';
import type { getIntroPictures, IntroPicture } from '@yay/contract/settings/calls';
import { send } from '../../../lib/http/index.ts';

/**
 * Asks for the pictures that the team chose instead of drawings. Without an answer the drawings are
 * shown.
 */
export const introPicturesQuery = queryOptions({
  queryKey: ['intro-pictures'],
  queryFn: async ({ signal }): Promise<readonly IntroPicture[]> =>
    (await send<typeof getIntroPictures>({ method: 'GET', path: '/api/intro-pictures', signal }))
      .data,
  retry: false,
  staleTime: 30_000,
});
