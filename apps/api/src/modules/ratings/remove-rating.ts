import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { familyInReach, said } from './rating-reach.ts';
import { luncherInReach, ratingsAreOn, removeRating as remove } from './ratings.repo.ts';

/** Back to no rating; where there is none, it is so already. */
export async function removeRating(
  db: Db,
  actor: Actor,
  { luncherId, itemId }: { readonly luncherId: number; readonly itemId: number },
): Promise<Refusal | null> {
  return db.tx(async (tx) => {
    if (!(await ratingsAreOn(tx))) return refuse(404, 'not_found');
    const luncher = await luncherInReach(tx, familyInReach(actor), luncherId);
    if (luncher === null) return refuse(404, 'not_found');
    const removed = await remove(tx, luncherId, itemId);
    if (removed === null) return null;
    await record(tx, actor, {
      action: 'rating.removed',
      subject: { type: 'luncher', id: luncherId, label: luncher.name },
      aboutUserId: luncher.user_id,
      before: { item: removed.item, rating: said(removed.rating) },
    });
    await publish(tx, `private-user.${luncher.user_id}`, 'account.changed', {});
    return null;
  });
}
