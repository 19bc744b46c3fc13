import * as contract from '@yay/contract/access/calls';
import type { FastifyInstance } from 'fastify';
import { isRefusal, originOf, register } from '../../platform/http/index.ts';
import { type AcceptParts, acceptInvitation } from './accept-invitation.ts';
import { checkInvitation } from './check-invitation.ts';
import { type AccessParts, inviteToPortal } from './invite-to-portal.ts';
import { listAccess } from './list-access.ts';
import { PORTALS } from './portals.ts';
import { revokeAccess } from './revoke-access.ts';
import { schoolStaffRoutes } from './school-staff.routes.ts';
import { sendInvitationAgain } from './send-invitation-again.ts';
import { takeInvitationBack } from './take-invitation-back.ts';

const CALLS = {
  school: {
    list: contract.listSchoolAccess,
    grant: contract.grantSchoolAccess,
    revoke: contract.revokeSchoolAccess,
    send: contract.sendSchoolInvitation,
    takeBack: contract.takeBackSchoolInvitation,
  },
  vendor: {
    list: contract.listVendorAccess,
    grant: contract.grantVendorAccess,
    revoke: contract.revokeVendorAccess,
    send: contract.sendVendorInvitation,
    takeBack: contract.takeBackVendorInvitation,
  },
} as const;

export function accessRoutes(app: FastifyInstance, parts: AccessParts & AcceptParts): void {
  const { db } = parts;
  schoolStaffRoutes(app, parts);
  for (const kind of ['school', 'vendor'] as const) {
    const calls = CALLS[kind];
    const portal = PORTALS[kind];
    register(app, calls.list, ({ actor, params }) => listAccess(db, actor, portal, params.id));
    register(app, calls.grant, ({ actor, params, body }) =>
      inviteToPortal(parts, actor, portal, params.id, body),
    );
    register(app, calls.revoke, ({ actor, params }) =>
      revokeAccess(db, actor, portal, { placeId: params.id, userId: params.user }),
    );
    const invitationOf = (params: { readonly id: number; readonly invitation: number }) => ({
      placeId: params.id,
      invitationId: params.invitation,
    });
    register(app, calls.send, ({ actor, params }) =>
      sendInvitationAgain(parts, actor, portal, invitationOf(params)),
    );
    register(app, calls.takeBack, ({ actor, params }) =>
      takeInvitationBack(db, actor, portal, invitationOf(params)),
    );
  }

  register(app, contract.checkInvitation, ({ actor, body, request }) =>
    checkInvitation(parts, actor, { token: body.token, origin: originOf(request) }),
  );
  register(app, contract.acceptInvitation, async ({ actor, body, request }) => {
    const { token, password } = body;
    const origin = originOf(request);
    const accepted = await acceptInvitation(parts, actor, { token, password, origin });
    if (isRefusal(accepted)) return accepted;
    return { data: { portal: accepted.portal, signed_in: accepted.signedIn } };
  });
}
