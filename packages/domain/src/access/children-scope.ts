import type { Permission } from './permissions.ts';
import { type SchoolScope, schoolScopeOf } from './school-scope.ts';

/**
 * Returns the schools whose children an actor may read by name: a school's staff those of their own;
 * of the team only who may see users, which is null for the rest of those who look after schools.
 */
export function childrenScopeOf(actor: {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}): SchoolScope | null {
  const scope = schoolScopeOf(actor);
  return scope === 'every' && !actor.permissions.has('internal_dashboard:users') ? null : scope;
}
