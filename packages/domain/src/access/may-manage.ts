import type { Permission } from './permissions.ts';
import { rankOf } from './rank-of.ts';
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

/** The roles that this person may give and take away. */
export function assignableRoles(actor: Manager, all: readonly Role[]): Role[] {
  if (!actor.permissions.has('internal_dashboard:users')) return [];
  if (actor.roles.includes('superadmin')) return [...all];
  const own = rankOf(actor.roles);
  return all.filter((role) => rankOf([role]) < own);
}
