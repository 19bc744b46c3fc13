import { canActForFamily } from '@yay/domain/access';
import type { Actor } from '../../platform/http/index.ts';

/** The one family whose lunchers she reaches; null: who may act for families reaches all of them. */
export const familyInReach = (actor: Actor): number | null =>
  canActForFamily(actor, 0) ? null : actor.userId;

export const said = (rating: 0 | 1): 'like' | 'dislike' => (rating === 1 ? 'like' : 'dislike');
