import type { Rating } from '@yay/contract/ratings/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { familyInReach } from './rating-reach.ts';
import { findRatings, luncherInReach, ratingsAreOn } from './ratings.repo.ts';

/** Lists the ratings of lunchers in the reader's reach. */
export async function listRatings(
  db: Queryable,
  actor: Actor,
  asked: {
    readonly luncher_id: readonly number[];
    readonly item_id?: readonly number[] | undefined;
  },
): Promise<Rating[] | Refusal> {
  if (!(await ratingsAreOn(db))) return refuse(404, 'not_found');
  return findRatings(db, familyInReach(actor), asked.luncher_id, asked.item_id ?? null);
}

/** Null: nothing was said. */
export async function getRating(
  db: Queryable,
  actor: Actor,
  luncherId: number,
  itemId: number,
): Promise<Rating | null | Refusal> {
  if (!(await ratingsAreOn(db))) return refuse(404, 'not_found');
  const family = familyInReach(actor);
  if ((await luncherInReach(db, family, luncherId)) === null) return refuse(404, 'not_found');
  const [found] = await findRatings(db, family, [luncherId], [itemId]);
  return found ?? null;
}
