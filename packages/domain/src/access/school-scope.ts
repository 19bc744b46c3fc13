import type { Permission } from './permissions.ts';

/** Whose schools somebody sees: every one, or those that this user belongs to. */
export type SchoolScope = 'every' | { readonly userId: number };

/** A school's people see their own schools only; the internal team sees those that it looks after. */
export function schoolScopeOf(actor: {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}): SchoolScope {
  return actor.permissions.has('internal_dashboard:schools') ? 'every' : { userId: actor.userId };
}
