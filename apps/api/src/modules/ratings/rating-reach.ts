import { canActForAllFamilies } from '@yay/domain/access';
import type { Actor } from '../../platform/http/index.ts';

/** Returns the only family whose lunchers a person reaches; null for all families. */
export const familyInReach = (actor: Actor): number | null =>
  canActForAllFamilies(actor) ? null : actor.userId;

export const said = (rating: 0 | 1): 'like' | 'dislike' => (rating === 1 ? 'like' : 'dislike');
