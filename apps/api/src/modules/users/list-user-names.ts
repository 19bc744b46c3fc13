import type { Queryable } from '../../platform/db/index.ts';
import { namesOf } from './users.repo.ts';

const MAX_ID = 2_147_483_647;

/** Ids, with commas between them, to names; whom there is not is left out. */
export const listUserNames = (
  source: Queryable,
  ids: string,
): Promise<{ id: number; full_name: string }[]> =>
  namesOf(
    source,
    ids
      .split(',')
      .map(Number)
      .filter((id) => id <= MAX_ID),
  );
