import type { Permission } from './permissions.ts';

/** The permissions that a call needs. */
export type Need = { any: readonly Permission[] } | { all: readonly Permission[] };

export function can(permissions: ReadonlySet<Permission>, need: Need): boolean {
  return 'any' in need
    ? need.any.some((permission) => permissions.has(permission))
    : need.all.every((permission) => permissions.has(permission));
}
