import type { ItemUsage } from '@yay/contract/items/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { choicesAhead, ordersAhead } from './ahead.repo.ts';
import { countSpecials, itemExists, menusOf } from './usage.repo.ts';

/** Returns the menus that offer an item, and its orders from today on. */
export async function getUsage(db: Db, id: number): Promise<ItemUsage | Refusal> {
  if (!(await itemExists(db, id))) return refuse(404, 'not_found');
  const [menus, specials, ahead, choices] = await Promise.all([
    menusOf(db, id),
    countSpecials(db, id),
    ordersAhead(db, id),
    choicesAhead(db, id),
  ]);
  return { menus, specials, ahead, choices };
}
