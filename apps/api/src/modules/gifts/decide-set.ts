import type { Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { whyNotSecond } from '../allowances/index.ts';
import { lockCodesOfSet, revokeUnredeemed } from './codes.repo.ts';
import { decidePromotion, lockPromotion } from './sets.repo.ts';

/** Lets a set of promotion codes count that somebody else made, or ends it. It is decided once. */
export async function decideSet(
  tx: Tx,
  actor: Actor,
  id: number,
  isApproved: boolean,
): Promise<Refusal | undefined> {
  const set = await lockPromotion(tx, id);
  if (set === undefined || set.actor_id === null) return refuse(404, 'not_found');
  const isOver = [set.issued_at, set.decided_by, set.withdrawn_at].some((end) => end !== null);
  if (isOver) return refuse(409, 'already_decided');
  if (whyNotSecond(actor, set.actor_id, false)) return refuse(403, 'second_person');
  await decidePromotion(tx, id, actor.userId, isApproved);
  if (!isApproved) {
    await lockCodesOfSet(tx, id);
    await revokeUnredeemed(tx, id);
  }
  await record(tx, actor, {
    action: isApproved ? 'credit_code_set.approved' : 'credit_code_set.refused',
    subject: { type: 'credit_code_set', id, label: set.name },
    after: { amount_cents: set.amount_cents, quantity: set.quantity },
  });
  await publishList(tx, 'private-list.credit_code_sets', [id], actor);
  return undefined;
}
