import type { Actor } from '../../platform/http/index.ts';

/**
 * Tells whether a person may see a family's money: the family its own, and the team that looks
 * after billing.
 */
export const maySeeBilling = (actor: Actor, userId: number): boolean =>
  actor.userId === userId || actor.permissions.has('user:billing');
