import { queryOptions } from '@tanstack/react-query';
import type { listSchoolAccess, listVendorAccess } from '@yay/contract/access/calls';
import { idInPath, send } from '../../../lib/http/index.ts';

export type PortalKind = 'school' | 'vendor';

const FOLDERS = { school: 'destinations', vendor: 'vendors' } as const;
export const accessPath = (kind: PortalKind, id: string) =>
  `/api/${FOLDERS[kind]}/${idInPath(id)}/access` as const;

/** Who may enter the portal; a vendor's list has the shape of a school's. */
export const accessQuery = (kind: PortalKind, id: string) =>
  queryOptions({
    queryKey: ['access', kind, id],
    queryFn: ({ signal }) =>
      send<typeof listSchoolAccess | typeof listVendorAccess>({
        method: 'GET',
        path: accessPath(kind, id),
        signal,
      }),
    staleTime: 0,
  });
