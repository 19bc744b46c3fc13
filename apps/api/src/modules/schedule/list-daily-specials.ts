import type { listDailySpecials as contract } from '@yay/contract/schedule/calls';
import { offerScopeOf } from '@yay/domain/access';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { findItems } from './catalogue.repo.ts';
import { compileItem } from './catalogue.ts';
import { likesOf } from './likes.ts';
import { presentItem } from './present-item.ts';
import { findScheduleClock, findSpecials } from './schedule.repo.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

/** Lists specials; for an account of vendors alone, of what their vendors make. */
export async function listDailySpecials(
  db: Db,
  actor: Actor,
  query: {
    readonly menu_id?: number | undefined;
    readonly destination_day_id?: number | undefined;
  },
): Promise<Answer> {
  const { menu_id = null, destination_day_id = null } = query;
  const rows = await findSpecials(db, offerScopeOf(actor), {
    menuId: menu_id,
    dayId: destination_day_id,
  });
  if (rows.length === 0) return { data: [] };
  const itemRows = await findItems(db, [...new Set(rows.map((row) => row.item_id))]);
  const { today, ratings_on } = await findScheduleClock(db);
  const likes = ratings_on
    ? await likesOf(
        db,
        itemRows.map((item) => item.id),
      )
    : null;
  const items = new Map(
    itemRows.map((row) => [row.id, presentItem(compileItem(row), today, likes)] as const),
  );
  return {
    data: rows.flatMap((row) => {
      const item = items.get(row.item_id);
      if (!item) return [];
      return [
        {
          id: row.id,
          menu: { id: row.menu_id, name: row.menu_name },
          day: { id: row.day_id, destination_id: row.destination_id, date: row.date },
          item,
          vendorItem: item,
          weight: row.weight,
        },
      ];
    }),
  };
}
