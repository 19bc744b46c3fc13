import type { Permission } from './permissions.ts';

/** Whose vendors somebody sees: every one, or those that this user works for. */
export type VendorScope = 'every' | { readonly userId: number };

/** A vendor's people see their own vendors only; the internal team sees those that it looks after. */
export function vendorScopeOf(actor: {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}): VendorScope {
  return actor.permissions.has('internal_dashboard:vendors') ? 'every' : { userId: actor.userId };
}
