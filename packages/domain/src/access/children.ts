import type { Permission } from './permissions.ts';
import { type SchoolScope, schoolScopeOf } from './school-scope.ts';

interface Reader {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * Tells whether an actor may read the names of a school's children: its own people do, and of the
 * team those who may see people. The rest of the team sees counts.
 */
export function mayNameChildren({ permissions }: Pick<Reader, 'permissions'>): boolean {
  return !permissions.has('internal_dashboards') || permissions.has('internal_dashboard:users');
}

/** Returns the schools whose children an actor reads by name: without that right, her own alone. */
export const childrenScopeOf = (actor: Reader): SchoolScope =>
  mayNameChildren(actor) ? schoolScopeOf(actor) : { userId: actor.userId };
