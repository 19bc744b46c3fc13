import { rankOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { endSessionsOf, removeEveryFactor } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceChange } from './announce-change.ts';
import { lockManaged } from './lock-managed.ts';
import { personById } from './users.repo.ts';

/**
 * Lets somebody of the team who lost her phone and her recovery codes set up a second factor anew:
 * every factor goes and every session ends, since a finder of the phone may be signed in. Her
 * password stays, and signs her in next.
 */
export async function resetSecondFactor(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
): Promise<'secondFactorReset' | Refusal> {
  return parts.db.tx(async (tx) => {
    const person = await lockManaged(tx, actor, id);
    if (isRefusal(person)) return person;
    if (person.deleted_at !== null || rankOf(person.roles) === 0) return refuse(403, 'forbidden');
    if (!person.second_factor) return 'secondFactorReset';
    const by = (await personById(tx, actor.userId))?.first;
    await removeEveryFactor(tx, parts, { owner: person, actor, by });
    await endSessionsOf(tx, id, 'signed_out');
    await announceChange(tx, actor, id);
    return 'secondFactorReset';
  });
}
