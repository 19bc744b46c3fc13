import type { Db } from '../../platform/db/index.ts';
import { findGoMenus } from './go-menus.repo.ts';

/** What is kept ready at schools, and from when to when. */
export const listGoMenus = (db: Db, query: Parameters<typeof findGoMenus>[1]) =>
  findGoMenus(db, query);
