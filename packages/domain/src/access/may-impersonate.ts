import type { Permission } from './permissions.ts';
import { isOfTheTeam } from './rank-of.ts';
import type { Role } from './roles.ts';

export interface ImpersonationTarget {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
}

/** Reasons why an actor may not impersonate a user; product.md 6. */
export type ImpersonationRefusal = 'already_impersonating' | 'forbidden';

const BY_ROLE: readonly (readonly [Role, Permission])[] = [
  ['admin', 'user:impersonate_role_admin'],
  ['developer', 'user:impersonate_role_developer'],
  ['school', 'user:impersonate_role_school'],
  ['vendor', 'user:impersonate_role_vendor'],
  ['customer', 'user:impersonate_role_customer'],
  ['brand_ambassador', 'user:impersonate_role_brand_ambassador'],
];
/** Roles with a permission of their own; `internal_user` covers the rest of the team. */
const BY_NAME: readonly Role[] = ['admin', 'developer'];

/**
 * Returns why an actor may not impersonate a user, or null when they may: never a superadmin and
 * never themselves. A user with several roles needs the permission for each of them: an admin who
 * is also a customer is still an admin.
 */
export function impersonationRefusal(
  actor: {
    readonly userId: number;
    readonly permissions: ReadonlySet<Permission>;
    readonly impersonating: boolean;
  },
  target: ImpersonationTarget,
): ImpersonationRefusal | null {
  if (actor.impersonating) return 'already_impersonating';
  if (actor.userId === target.userId || target.roles.includes('superadmin')) return 'forbidden';
  const asked = permissionsAsked(target);
  return asked.length > 0 && asked.every((permission) => actor.permissions.has(permission))
    ? null
    : 'forbidden';
}

function permissionsAsked({ roles, permissions }: ImpersonationTarget): Permission[] {
  if (roles.length === 0) return ['internal_user'];
  const asked = BY_ROLE.filter(([role]) => roles.includes(role)).map(
    ([, permission]) => permission,
  );
  const named = BY_NAME.some((role) => roles.includes(role));
  if (
    roles.some((role) => isOfTheTeam(role) && !BY_NAME.includes(role)) ||
    (permissions.has('internal_user') && !named)
  ) {
    asked.push('user:impersonate_internal_non_admin_roles');
  }
  return asked;
}
