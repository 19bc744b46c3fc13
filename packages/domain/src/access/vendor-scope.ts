import type { Permission } from './permissions.ts';

/** The vendors that an actor sees: every one, or those that this user works for. */
export type VendorScope = 'every' | { readonly userId: number };

/**
 * Returns the vendors of an actor: a vendor's staff see their own, holders of the vendors dashboard
 * all.
 */
export function vendorScopeOf(actor: {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}): VendorScope {
  return actor.permissions.has('internal_dashboard:vendors') ? 'every' : { userId: actor.userId };
}
