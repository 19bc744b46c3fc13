import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import type { MenuVersion } from '../schedule/index.ts';

/** Returns the school of a child of the family; undefined where it has no such child. */
export async function findPlace(
  source: Queryable,
  userId: number,
  luncherId: number,
): Promise<number | undefined> {
  const [row] = await source.query<{ destination_id: number }>(
    'go_lunch.place',
    `select l.destination_id from lunchers l
     where l.id = $2 and l.user_id = $1 and l.deleted_at is null`,
    [userId, luncherId],
  );
  return row?.destination_id;
}

/** Returns the grab-and-go menus that a school keeps on a day; none while it is not open. */
export const goMenusOf = (
  source: Queryable,
  schoolId: number,
  date: PlainDate,
): Promise<MenuVersion[]> =>
  source.query<MenuVersion>(
    'go_lunch.menus',
    `select distinct n.id, n.revision from go_menus gm
     join menus n on n.id = gm.menu_id and n.archived_at is null
     join destinations d on d.id = gm.destination_id and d.status = 'active'
     where gm.destination_id = $1 and keeps_ready(gm, $2, $2)
     order by n.id`,
    [schoolId, date],
  );

/** Returns how many of these items are there for somebody; an item that no place keeps has no row. */
export const keptReady = (
  source: Queryable,
  schoolId: number,
  itemIds: readonly number[],
): Promise<{ item_id: number; left: number }[]> =>
  source.query<{ item_id: number; left: number }>(
    'go_lunch.kept_ready',
    `select k.item_id, k.on_hand - k.ordered as left from kept_ready k
     where k.destination_id = $1 and k.item_id = any ($2)`,
    [schoolId, itemIds],
  );
