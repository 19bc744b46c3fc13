import type { Actor } from '../../platform/http/index.ts';

/** A family's own money, and what the internal team may look at. */
export const maySeeBilling = (actor: Actor, userId: number): boolean =>
  actor.userId === userId || actor.permissions.has('user:billing');
