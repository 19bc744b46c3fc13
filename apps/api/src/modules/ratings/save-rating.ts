import type { Rating, RatingValue } from '@yay/contract/ratings/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { familyInReach, said } from './rating-reach.ts';
import {
  lockRating,
  luncherInReach,
  ratingsAreOn,
  servedItem,
  writeRating,
} from './ratings.repo.ts';

export interface RatingToSave {
  readonly luncherId: number;
  readonly itemId: number;
  readonly rating: RatingValue;
}

/** Saves a luncher's opinion of an item; the same one said twice is recorded once. */
export async function saveRating(
  db: Db,
  actor: Actor,
  { luncherId, itemId, rating }: RatingToSave,
): Promise<Rating | Refusal> {
  return db.tx(async (tx) => {
    if (!(await ratingsAreOn(tx))) return refuse(404, 'not_found');
    const luncher = await luncherInReach(tx, familyInReach(actor), luncherId);
    if (luncher === null) return refuse(404, 'not_found');
    // The same answer whether there is no such item or she never had it.
    const item = await servedItem(tx, luncherId, itemId);
    if (item === null) return refuse(422, 'invalid', { itemId: ['not_served'] });

    const before = await lockRating(tx, luncherId, itemId);
    const after: Rating = { luncher_id: luncherId, item_id: itemId, rating };
    if (await writeRating(tx, after)) {
      await record(tx, actor, {
        action: before === null ? 'rating.given' : 'rating.changed',
        subject: { type: 'luncher', id: luncherId, label: luncher.name },
        aboutUserId: luncher.user_id,
        ...(before !== null && { before: { item, rating: said(before) } }),
        after: { item, rating: said(rating) },
      });
      await publish(tx, `private-user.${luncher.user_id}`, 'account.changed', {});
    }
    return after;
  });
}
