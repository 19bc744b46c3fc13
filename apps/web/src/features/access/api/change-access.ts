import type {
  AccessList,
  grantSchoolAccess,
  grantVendorAccess,
  revokeSchoolAccess,
  revokeVendorAccess,
  sendSchoolInvitation,
  sendVendorInvitation,
  takeBackSchoolInvitation,
  takeBackVendorInvitation,
} from '@yay/contract/access/calls';
import type { sendWelcome as welcome } from '@yay/contract/users/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import type { Asked } from '../../../parts/portal-people/index.ts';
import { accessPath, type PortalKind } from './access-query.ts';

export const invite = (kind: PortalKind, id: string, body: BodyOf<typeof grantSchoolAccess>) =>
  send<typeof grantSchoolAccess | typeof grantVendorAccess>({
    method: 'POST',
    path: accessPath(kind, id),
    body,
  });

/** Each answers the list as it is after it; a letter changes nothing of it. */
const ACTS = {
  welcome: async (kind: PortalKind, _id: string, userId: number) => {
    await send<typeof welcome>({
      method: 'POST',
      path: `/api/users/${userId}/send_welcome/${kind}`,
    });
    return undefined;
  },
  remove: (kind: PortalKind, id: string, userId: number) =>
    send<typeof revokeSchoolAccess | typeof revokeVendorAccess>({
      method: 'DELETE',
      path: `${accessPath(kind, id)}/${userId}`,
    }),
  again: (kind: PortalKind, id: string, invitationId: number) =>
    send<typeof sendSchoolInvitation | typeof sendVendorInvitation>({
      method: 'POST',
      path: `${accessPath(kind, id)}/invitations/${invitationId}/send`,
    }),
  takeBack: (kind: PortalKind, id: string, invitationId: number) =>
    send<typeof takeBackSchoolInvitation | typeof takeBackVendorInvitation>({
      method: 'DELETE',
      path: `${accessPath(kind, id)}/invitations/${invitationId}`,
    }),
} as const;

export const carryOut = (
  kind: PortalKind,
  placeId: string,
  { act, id }: Asked,
): Promise<AccessList | undefined> => ACTS[act](kind, placeId, id);
