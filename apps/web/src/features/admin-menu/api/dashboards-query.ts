import { queryOptions } from '@tanstack/react-query';
import type { listDashboards, openBridge } from '@yay/contract/operations/calls';
import type { DashboardDestination } from '@yay/contract/operations/values';
import { send } from '../../../lib/http/index.ts';

/** Entries that lead to a dashboard outside. It is set where the product runs, so it is asked once. */
export const dashboardsQuery = queryOptions({
  queryKey: ['dashboards-outside'],
  queryFn: async ({ signal }): Promise<readonly DashboardDestination[]> =>
    (await send<typeof listDashboards>({ method: 'GET', path: '/api/bridge', signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the address that a press leads to, good for one use and a minute. */
export async function handOff(destination: DashboardDestination): Promise<string> {
  const body = { destination };
  return (await send<typeof openBridge>({ method: 'POST', path: '/api/bridge', body })).data.url;
}
