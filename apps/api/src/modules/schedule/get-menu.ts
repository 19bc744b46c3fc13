import type { getMenu as contract } from '@yay/contract/schedule/calls';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { findMenus } from './catalogue.repo.ts';
import { compileMenu } from './catalogue.ts';
import { likesOf } from './likes.ts';
import { presentItem } from './present-item.ts';
import { findScheduleClock } from './schedule.repo.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

/** A menu with what it offers. */
export async function getMenu(db: Db, id: number): Promise<Answer | Refusal> {
  const [row] = await findMenus(db, [id]);
  if (!row) return refuse(404, 'not_found');
  const menu = compileMenu(row);
  const items = [...menu.entrees, ...menu.extras];
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
