import type { Db } from '../../platform/db/index.ts';
import { authorsLike } from './assets.repo.ts';

/** People who have added pictures, by a part of their names; without one the first few. */
export const listAuthors = (
  db: Db,
  search: string | undefined,
): Promise<{ id: number; full_name: string }[]> => authorsLike(db, search?.trim() ?? '');
