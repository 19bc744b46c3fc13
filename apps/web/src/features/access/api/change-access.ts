import type {
  grantSchoolAccess,
  grantVendorAccess,
  revokeSchoolAccess,
  revokeVendorAccess,
} from '@yay/contract/access/calls';
import type { sendWelcome as welcome } from '@yay/contract/users/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import { accessPath, type PortalKind } from './access-query.ts';

export const grantAccess = (kind: PortalKind, id: string, body: BodyOf<typeof grantSchoolAccess>) =>
  send<typeof grantSchoolAccess | typeof grantVendorAccess>({
    method: 'POST',
    path: accessPath(kind, id),
    body,
  });

export const revokeAccess = (kind: PortalKind, id: string, userId: number) =>
  send<typeof revokeSchoolAccess | typeof revokeVendorAccess>({
    method: 'DELETE',
    path: `${accessPath(kind, id)}/${userId}`,
  });

export const sendWelcome = (kind: PortalKind, userId: number) =>
  send<typeof welcome>({ method: 'POST', path: `/api/users/${userId}/send_welcome/${kind}` });
