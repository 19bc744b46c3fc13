import { offerScopeOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { findGoMenus } from './go-menus.repo.ts';

/** Lists the menus kept ready at schools; for an account of schools alone, at their own. */
export const listGoMenus = (db: Db, actor: Actor, query: Parameters<typeof findGoMenus>[2]) =>
  findGoMenus(db, offerScopeOf(actor), query);
