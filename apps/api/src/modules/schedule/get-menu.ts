import type { getMenu as contract } from '@yay/contract/schedule/calls';
import { offerScopeOf } from '@yay/domain/access';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { findMenus } from './catalogue.repo.ts';
import { compileMenu } from './catalogue.ts';
import { likesOf } from './likes.ts';
import { presentItem } from './present-item.ts';
import { findScheduleClock, itemsMadeBy } from './schedule.repo.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

/**
 * Returns a menu with what it offers; to an account of vendors alone, with what their vendors make
 * of it, and not at all where that is nothing.
 */
export async function getMenu(db: Db, actor: Actor, id: number): Promise<Answer | Refusal> {
  const scope = offerScopeOf(actor);
  const own = scope === 'every' ? undefined : await itemsMadeBy(db, scope, id);
  if (own?.size === 0) return refuse(404, 'not_found');
  const [row] = await findMenus(db, [id]);
  if (!row) return refuse(404, 'not_found');
  const menu = compileMenu(row);
  const items = [...menu.entrees, ...menu.extras].filter((item) => !own || own.has(item.id));
  const { today, ratings_on } = await findScheduleClock(db);
  const likes = ratings_on
    ? await likesOf(
        db,
        items.map((item) => item.id),
      )
    : null;
  return {
    data: {
      id: menu.id,
      name: menu.name,
      lastDayOfMenu: menu.lastDay,
      items: items.map((item) => presentItem(item, today, likes)),
    },
  };
}
