import type { Permission } from './permissions.ts';

interface Actor {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}

/** Tells whether a person of the internal team may act for every family. */
export const canActForAllFamilies = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.has('internal_dashboard:users');

/**
 * Tells whether a person may act for a family: parents for their own, the internal team for all.
 */
export const canActForFamily = (actor: Actor, familyUserId: number): boolean =>
  actor.userId === familyUserId || canActForAllFamilies(actor);
