import type {
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
import { accessPath, type PortalKind } from './access-query.ts';

export const invite = (kind: PortalKind, id: string, body: BodyOf<typeof grantSchoolAccess>) =>
  send<typeof grantSchoolAccess | typeof grantVendorAccess>({
    method: 'POST',
    path: accessPath(kind, id),
    body,
  });

export const sendInvitationAgain = (kind: PortalKind, id: string, invitationId: number) =>
  send<typeof sendSchoolInvitation | typeof sendVendorInvitation>({
    method: 'POST',
    path: `${accessPath(kind, id)}/invitations/${invitationId}/send`,
  });

export const takeInvitationBack = (kind: PortalKind, id: string, invitationId: number) =>
  send<typeof takeBackSchoolInvitation | typeof takeBackVendorInvitation>({
    method: 'DELETE',
    path: `${accessPath(kind, id)}/invitations/${invitationId}`,
  });

export const revokeAccess = (kind: PortalKind, id: string, userId: number) =>
  send<typeof revokeSchoolAccess | typeof revokeVendorAccess>({
    method: 'DELETE',
    path: `${accessPath(kind, id)}/${userId}`,
  });

export const sendWelcome = (kind: PortalKind, userId: number) =>
  send<typeof welcome>({ method: 'POST', path: `/api/users/${userId}/send_welcome/${kind}` });
