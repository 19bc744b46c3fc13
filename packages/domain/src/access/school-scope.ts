import type { Permission } from './permissions.ts';

/** The schools that an actor sees: every one, or those that this user belongs to. */
export type SchoolScope = 'every' | { readonly userId: number };

/**
 * Returns the schools of an actor: a school's staff see their own, holders of the schools dashboard
 * all.
 */
export function schoolScopeOf(actor: {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}): SchoolScope {
  return actor.permissions.has('internal_dashboard:schools') ? 'every' : { userId: actor.userId };
}
