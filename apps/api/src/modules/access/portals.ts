import {
  type Role,
  type SchoolScope,
  schoolScopeOf,
  type VendorScope,
  vendorScopeOf,
} from '@yay/domain/access';
import type { Actor } from '../../platform/http/index.ts';

/** The two kinds of places that people outside the team enter by a portal of their own. */
export type PortalKind = 'school' | 'vendor';

export interface Portal {
  readonly kind: PortalKind;
  readonly role: Role;
  /** The type of such a place in the record of who did what. */
  readonly subject: 'destination' | 'vendor';
  readonly table: 'destinations' | 'vendors';
  readonly holders: 'destination_users' | 'vendor_users';
  readonly column: 'destination_id' | 'vendor_id';
  /** SQL of its name and of what tells it from another of that name. */
  readonly name: string;
  readonly detail: string;
}

export const PORTALS: Record<PortalKind, Portal> = {
  school: {
    kind: 'school',
    role: 'school',
    subject: 'destination',
    table: 'destinations',
    holders: 'destination_users',
    column: 'destination_id',
    name: 'p.name',
    detail: 'p.city',
  },
  vendor: {
    kind: 'vendor',
    role: 'vendor',
    subject: 'vendor',
    table: 'vendors',
    holders: 'vendor_users',
    column: 'vendor_id',
    name: 'p.display_name',
    detail: 'p.branch_name',
  },
};

/** The places whose people an actor looks after: all of the kind for the team, otherwise her own. */
export const scopeOf = (actor: Actor, { kind }: Portal): SchoolScope | VendorScope =>
  kind === 'school' ? schoolScopeOf(actor) : vendorScopeOf(actor);
