import type { Permission } from './permissions.ts';

/**
 * Tells whether an actor may read the names of a school's children: its own people do, and of the
 * team those who may see people. The rest of the team sees counts.
 */
export function mayNameChildren(actor: { readonly permissions: ReadonlySet<Permission> }): boolean {
  return (
    !actor.permissions.has('internal_dashboards') ||
    actor.permissions.has('internal_dashboard:users')
  );
}
