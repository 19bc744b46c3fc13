import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { sendPasswordLink } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceChange } from './announce-change.ts';
import { lockManaged } from './lock-managed.ts';
import { fullName } from './users.present.ts';

/** Sends the link for the first password again, to somebody who has not been here yet. */
export async function sendInvitation(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
): Promise<'emailSent' | Refusal> {
  return parts.db.tx(async (tx) => {
    const person = await lockManaged(tx, actor, id);
    if (isRefusal(person)) return person;
    if (person.invited_until === null) return refuse(403, 'forbidden');
    if (!(await sendPasswordLink(parts, tx, person, 'first'))) return refuse(403, 'forbidden');
    await record(tx, actor, {
      action: 'account.invited',
      subject: { type: 'user', id, label: fullName(person) },
      aboutUserId: id,
    });
    await announceChange(tx, actor, id);
    return 'emailSent';
  });
}
