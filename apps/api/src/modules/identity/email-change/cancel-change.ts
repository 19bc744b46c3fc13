import type { Account } from '@yay/contract/identity/account';
import type { Db } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import { presentAccount } from '../account/account.present.ts';
import { lockAccount } from '../account/account.repo.ts';
import { fullName } from '../identity.present.ts';
import { deleteEmailChange } from './email-changes.repo.ts';

/** Gives up the change that waits for its code. Where none waits, there is nothing to do. */
export async function cancelChange(db: Db, actor: Actor): Promise<Account | Refusal> {
  return db.tx(async (tx) => {
    const held = await lockAccount(tx, actor.userId);
    if (held === undefined) return refuse(404, 'not_found');
    const given = await deleteEmailChange(tx, held.id);
    if (given !== undefined) {
      await record(tx, actor, {
        action: 'email.cancelled',
        subject: { type: 'user', id: held.id, label: fullName(held) },
        aboutUserId: held.id,
        before: { email: given.email },
      });
      await publish(tx, `private-user.${held.id}`, 'account.changed', {});
    }
    return presentAccount({ ...held, email_change: null }, actor);
  });
}
