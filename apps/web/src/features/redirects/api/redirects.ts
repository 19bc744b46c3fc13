import { queryOptions } from '@tanstack/react-query';
import type {
  createRedirect as createEndpoint,
  deleteRedirect as deleteEndpoint,
  getRedirect,
  listRedirectHosts,
  RedirectInput,
  RedirectRecord,
  saveRedirectHosts,
  updateRedirect as updateEndpoint,
} from '@yay/contract/redirects/calls';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const redirectKey = (id: number) => ['redirect', id] as const;

export const redirectQuery = (id: number) =>
  queryOptions({
    queryKey: [...redirectKey(id), 'record'],
    queryFn: async ({ signal }): Promise<RedirectRecord> => {
      const path = `/api/redirects/${id}` as const;
      return (await send<typeof getRedirect>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });

export const hostsQuery = queryOptions({
  queryKey: ['redirect-hosts'],
  queryFn: async ({ signal }): Promise<string[]> =>
    (await send<typeof listRedirectHosts>({ method: 'GET', path: '/api/redirects/hosts', signal }))
      .data,
});

export async function saveHosts(hosts: string[]): Promise<string[]> {
  const body = { hosts };
  return (
    await send<typeof saveRedirectHosts>({ method: 'PUT', path: '/api/redirects/hosts', body })
  ).data;
}

export async function createRedirect(body: RedirectInput): Promise<RedirectRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/redirects', body })).data;
}

export async function updateRedirect(
  id: number,
  version: number,
  input: RedirectInput,
): Promise<RedirectRecord> {
  const path = `/api/redirects/${id}` as const;
  const body = { ...input, version };
  return (await send<typeof updateEndpoint>({ method: 'PUT', path, body })).data;
}

export async function deleteRedirect(id: number): Promise<void> {
  await send<typeof deleteEndpoint>({ method: 'DELETE', path: `/api/redirects/${id}` });
}
