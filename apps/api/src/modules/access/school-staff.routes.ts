import * as contract from '@yay/contract/access-staff/calls';
import type { FastifyInstance } from 'fastify';
import { type Actor, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { type AccessParts, inviteToPortal } from './invite-to-portal.ts';
import { listStaff } from './list-staff.ts';
import { PORTALS } from './portals.ts';
import { revokeAccess } from './revoke-access.ts';
import { sendInvitationAgain } from './send-invitation-again.ts';
import { takeInvitationBack } from './take-invitation-back.ts';
import { welcomeColleague } from './welcome-colleague.ts';

const { school: PORTAL } = PORTALS;

/** The people of a school, as its own people look after them. */
export function schoolStaffRoutes(app: FastifyInstance, parts: AccessParts): void {
  const { db } = parts;
  const listed = async (actor: Actor, schoolId: number, done: object | string | Refusal) =>
    isRefusal(done) ? done : listStaff(db, actor, schoolId);

  register(app, contract.listSchoolStaff, ({ actor, params }) =>
    listStaff(db, actor, params.school),
  );
  register(app, contract.inviteColleague, async ({ actor, params: { school }, body }) =>
    listed(actor, school, await inviteToPortal(parts, actor, PORTAL, school, body)),
  );
  register(app, contract.removeColleague, async ({ actor, params: { school, user } }) =>
    listed(actor, school, await revokeAccess(db, actor, PORTAL, { placeId: school, userId: user })),
  );
  register(app, contract.welcomeColleague, async ({ actor, params: { school, user } }) =>
    listed(actor, school, await welcomeColleague(parts, actor, { schoolId: school, userId: user })),
  );
  const invitationOf = (params: { readonly school: number; readonly invitation: number }) => ({
    placeId: params.school,
    invitationId: params.invitation,
  });
  register(app, contract.sendColleagueInvitation, async ({ actor, params }) =>
    listed(
      actor,
      params.school,
      await sendInvitationAgain(parts, actor, PORTAL, invitationOf(params)),
    ),
  );
  register(app, contract.takeBackColleagueInvitation, async ({ actor, params }) =>
    listed(actor, params.school, await takeInvitationBack(db, actor, PORTAL, invitationOf(params))),
  );
}
