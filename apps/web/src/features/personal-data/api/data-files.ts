import { queryOptions } from '@tanstack/react-query';
import type { askForDataFile as ask, listDataFiles } from '@yay/contract/personal-data/calls';
import { send } from '../../../lib/http/index.ts';

const LOOK_AGAIN_MS = 3_000;

/** One's own files; looked at again while one of them is being written. */
export const dataFilesQuery = queryOptions({
  queryKey: ['account', 'data-files'],
  queryFn: ({ signal }) =>
    send<typeof listDataFiles>({ method: 'GET', path: '/api/account/data-files', signal }),
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ status }) => status === 'waiting' || status === 'running')
      ? LOOK_AGAIN_MS
      : false,
});

export const askForDataFile = () =>
  send<typeof ask>({ method: 'POST', path: '/api/account/data-files' });
