import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { sendPasswordLink } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { mayImpersonate } from './abilities.ts';
import { fullName } from './users.present.ts';
import { lockPerson, personById } from './users.repo.ts';

/** Sends a letter with a link to set a password; it says who of the team sent it. */
export async function sendPasswordReset(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
): Promise<'emailSent' | Refusal> {
  return parts.db.tx(async (tx) => {
    const person = await lockPerson(tx, id);
    if (person === undefined) return refuse(404, 'not_found');
    if (!mayImpersonate(actor, person)) return refuse(403, 'forbidden');
    const sender = await personById(tx, actor.userId);
    if (!(await sendPasswordLink(parts, tx, person, 'reset', sender?.first))) {
      return refuse(403, 'forbidden');
    }
    await record(tx, actor, {
      action: 'password.link_sent',
      subject: { type: 'user', id, label: fullName(person) },
      aboutUserId: id,
    });
    return 'emailSent';
  });
}
