import type { Permission } from './permissions.ts';
import type { SchoolScope } from './school-scope.ts';

/** Returns the schools whose days an actor closes: the team's every one, a school's staff their own. */
export function closerScopeOf(actor: {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}): SchoolScope {
  const isOfTeam =
    actor.permissions.has('internal_dashboard:routes') ||
    actor.permissions.has('internal_dashboard:schools');
  return isOfTeam ? 'every' : { userId: actor.userId };
}
