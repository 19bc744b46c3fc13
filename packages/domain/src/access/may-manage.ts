import { impersonationRefusal } from './may-impersonate.ts';
import type { Permission } from './permissions.ts';
import { rankOf } from './rank-of.ts';
import { permissionsOf } from './role-permissions.ts';
import type { Role } from './roles.ts';

interface Manager {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * Tells whether an actor may change, suspend or delete an account: only one below their own rank,
 * so that no one rises through another account. Superadmins manage each other.
 */
export function mayManage(
  actor: Manager,
  target: { readonly userId: number; readonly roles: readonly Role[] },
): boolean {
  if (!actor.permissions.has('internal_dashboard:users')) return false;
  if (actor.userId === target.userId) return false;
  return actor.roles.includes('superadmin') || rankOf(target.roles) < rankOf(actor.roles);
}

/**
 * Returns the roles that an actor may grant and revoke: those below their own rank whose
 * permissions they have, or could get by impersonation. Otherwise a second account of theirs could
 * have more permissions than their own.
 */
export function assignableRoles(actor: Manager, all: readonly Role[]): Role[] {
  if (!actor.permissions.has('internal_dashboard:users')) return [];
  if (actor.roles.includes('superadmin')) return [...all];
  const own = rankOf(actor.roles);
  return all.filter((role) => rankOf([role]) < own && isWithinReach(actor, role));
}

function isWithinReach(actor: Manager, role: Role): boolean {
  const permissions = permissionsOf([role]);
  if ([...permissions].every((permission) => actor.permissions.has(permission))) return true;
  const somebody = { userId: 0, roles: [role], permissions };
  return impersonationRefusal({ ...actor, impersonating: false }, somebody) === null;
}

/**
 * Tells whether an actor may change the email address of an account. An address is enough to sign
 * in by a forgotten password, so this takes the right to impersonate the user.
 */
export function mayChangeEmail(
  actor: Manager,
  target: {
    readonly userId: number;
    readonly roles: readonly Role[];
    readonly permissions: ReadonlySet<Permission>;
  },
): boolean {
  if (!mayManage(actor, target)) return false;
  if (actor.roles.includes('superadmin')) return true;
  return impersonationRefusal({ ...actor, impersonating: false }, target) === null;
}

/**
 * Tells whether an actor may let an account into the schools or vendors that they look after, or
 * shut it out: nobody themselves, and nobody of the internal team unless they manage that account.
 */
export function mayChangePlaces(
  actor: Manager,
  target: { readonly userId: number; readonly roles: readonly Role[] },
): boolean {
  if (actor.userId === target.userId) return false;
  return rankOf(target.roles) === 0 || mayManage(actor, target);
}
