import type { Db } from '../../../platform/db/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import { fullName } from '../identity.present.ts';
import {
  dropAccount,
  listEndedInvitations,
  lockEndedInvitation,
  takeAccess,
} from './invitations.repo.ts';

/**
 * Ends the invitations that nobody used within their day of real time: what staff gave, roles and
 * places, lapses, and the account is closed for good with its address free again. An account with
 * credit or anything else in the books stays, without roles, until it is invited anew.
 */
export async function endInvitations(db: Db): Promise<void> {
  for (;;) {
    const ids = await listEndedInvitations(db);
    if (ids.length === 0) return;
    for (const id of ids) await endInvitation(db, id);
  }
}

const endInvitation = (db: Db, userId: number): Promise<void> =>
  db.tx(async (tx) => {
    // Somebody may have used it, or been invited anew, since it was listed.
    const account = await lockEndedInvitation(tx, userId);
    if (account === undefined) return;
    const { email, roles, holds } = account;
    await takeAccess(tx, userId);
    if (!holds) await dropAccount(tx, userId);
    await record(tx, null, {
      action: 'account.invitation_ended',
      subject: { type: 'user', id: userId, label: fullName(account) },
      aboutUserId: userId,
      before: { email, roles },
    });
    await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
  });
