import type { UserAbilities } from '@yay/contract/users/calls';
import {
  assignableRoles,
  canActForFamily,
  impersonationRefusal,
  mayChangeEmail,
  mayManage,
  type Permission,
  ROLES,
  type Role,
  rankOf,
} from '@yay/domain/access';
import type { Actor } from '../../platform/http/index.ts';

export interface Person {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  readonly suspended_on: number | null;
  readonly deleted_at: number | null;
  readonly erased_at: number | null;
  /** Set while she has not signed in for the first time. */
  readonly invited_until: number | null;
  readonly dropped: boolean;
  readonly second_factor: boolean;
  readonly lunchers_count: number;
}

/**
 * May this person act as that one, now? Asked of her own right: that she acts as somebody already is
 * told to her when she tries.
 */
export function mayImpersonate(actor: Actor, person: Person): boolean {
  if (person.suspended_on !== null || person.deleted_at !== null) return false;
  // Nobody has shown yet that there is such a person.
  if (person.invited_until !== null) return false;
  const target = {
    userId: person.id,
    roles: person.roles,
    permissions: new Set(person.permissions),
  };
  return impersonationRefusal({ ...actor, impersonating: false }, target) === null;
}

/**
 * Returns the acts that the reader may do with that account; each operation asks the same again.
 */
export function abilitiesOn(actor: Actor, person: Person): UserAbilities {
  const target = {
    userId: person.id,
    roles: person.roles,
    permissions: new Set(person.permissions),
  };
  const herself = actor.impersonatorId === null;
  const exists = person.deleted_at === null;
  const active = exists && person.suspended_on === null;
  const manages = herself && mayManage(actor, target);
  const has = (permission: Permission) => actor.permissions.has(permission);
  const impersonate = mayImpersonate(actor, person);
  return {
    update: manages && exists,
    change_email: manages && exists && mayChangeEmail(actor, target),
    suspend: manages && exists,
    delete: manages && person.erased_at === null && !person.dropped,
    impersonate,
    reset_password: herself && impersonate,
    reset_second_factor: manages && exists && person.second_factor && rankOf(person.roles) > 0,
    send_invitation: manages && active && person.invited_until !== null,
    send_welcome_school: herself && active && person.roles.includes('school'),
    send_welcome_vendor: herself && active && person.roles.includes('vendor'),
    send_weekly_preview: herself && active && has('user:send_email') && person.lunchers_count > 0,
    add_selection: active && person.lunchers_count > 0 && canActForFamily(actor, person.id),
    see_billing: has('user:billing'),
    issue_credit: herself && exists && has('user:credit'),
    see_logs: has('internal_dashboard:users'),
    assignable_roles: manages && exists ? assignableRoles(actor, ROLES) : [],
  };
}
