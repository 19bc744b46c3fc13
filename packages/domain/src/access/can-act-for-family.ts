import type { Permission } from './permissions.ts';

/** Parents reach their own family only; the internal team reaches those it may look up. */
export function canActForFamily(
  actor: { userId: number; permissions: ReadonlySet<Permission> },
  familyUserId: number,
): boolean {
  return actor.userId === familyUserId || actor.permissions.has('internal_dashboard:users');
}
