import type { Permission } from './permissions.ts';

/**
 * The days, menus and items that an actor reads: every one, or those of the schools and vendors
 * that this user belongs to.
 */
export type OfferScope = 'every' | { readonly userId: number };

/**
 * Returns the offer of an actor. Families and the internal team read calendars, on which the menus
 * of all schools stand; accounts of a school or vendor alone read that of their own places.
 */
export function offerScopeOf(actor: {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}): OfferScope {
  const { permissions, userId } = actor;
  const readsCalendars =
    permissions.has('user:lunch_calendar') || permissions.has('internal_dashboards');
  return readsCalendars ? 'every' : { userId };
}
