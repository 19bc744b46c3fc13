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
 * May this person change, suspend or delete that account? Only one below her own rank, so that nobody
 * reaches above herself through somebody else's account; superadmins look after each other.
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
 * The roles that this person may give and take away: below her own rank, and with nothing in them
 * that she neither has nor could have by acting as somebody who has it. Otherwise an account that
 * she opens for herself would be worth more than her own.
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
 * May she change where that person's mail goes? Whoever decides that can sign in as her by a
 * forgotten password, so it takes the right to act as her.
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
