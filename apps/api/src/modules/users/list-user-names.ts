import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { namesOf } from './users.repo.ts';

const MAX_ID = 2_147_483_647;

/**
 * Ids, with commas between them, to names; whom there is not is left out. Who may not see people
 * reads the names of the team.
 */
export const listUserNames = (
  source: Queryable,
  actor: Actor,
  ids: string,
): Promise<{ id: number; full_name: string }[]> =>
  namesOf(
    source,
    ids
      .split(',')
      .map(Number)
      .filter((id) => id <= MAX_ID),
    { teamOnly: !actor.permissions.has('internal_dashboard:users') },
  );
