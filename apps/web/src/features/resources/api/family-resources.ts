import { queryOptions } from '@tanstack/react-query';
import type { listFamilyResources, SchoolForFamily } from '@yay/contract/resources/calls';
import { send } from '../../../lib/http/index.ts';

const ROOT = '/api/v2/family-resources';

export const familyResourcesQuery = queryOptions({
  queryKey: ['family-resources'],
  queryFn: async ({ signal }): Promise<SchoolForFamily[]> =>
    (await send<typeof listFamilyResources>({ method: 'GET', path: ROOT, signal })).data,
});

export const familyFileHref = (id: number) => `${ROOT}/${id}/file`;
