import type { GoLunches } from '@yay/contract/go-lunches/calls';
import { canActForFamily } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { dateIn, instant, zone } from '@yay/domain/time';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { loadCatalogue, needsNoChoice, presentItem } from '../schedule/index.ts';

interface GoMenuRow {
  id: number;
  destination_id: number;
  destination_name: string;
  luncher_ids: number[];
  menu_id: number;
  menu_name: string;
  revision: number;
  starts_on: PlainDate;
  ends_on: PlainDate | null;
  timezone: string;
  now: number;
  /** Items whose pieces are all ordered already. An item that the school does not count is never sold out. */
  sold_out: number[];
}

/**
 * Returns the go-menus at the schools of a family's children in a week, with prices and properties.
 */
export async function readGoLunches(
  db: Db,
  actor: Actor,
  query: { readonly userId?: number | undefined; readonly mondayOfWeek: PlainDate },
): Promise<{ data: GoLunches[] } | Refusal> {
  const userId = query.userId ?? actor.userId;
  if (!canActForFamily(actor, userId)) return refuse(404, 'not_found');
  const rows = await findGoMenus(db, userId, query.mondayOfWeek);
  if (rows === null) return refuse(404, 'not_found');
  const versions = rows.map((row) => ({ id: row.menu_id, revision: row.revision }));
  const { menus } = await loadCatalogue(db, db, versions, [], actor.locale);
  return {
    data: rows.map((row) => {
      const menu = menus.get(row.menu_id);
      const items = [...(menu?.items.values() ?? [])].filter(
        (item) =>
          item.available &&
          menu?.weights.has(item.id) &&
          needsNoChoice(item) &&
          !row.sold_out.includes(item.id),
      );
      const today = dateIn(zone(row.timezone), instant(row.now));
      return {
        id: row.id,
        destination: { id: row.destination_id, name: row.destination_name },
        luncher_ids: row.luncher_ids,
        menu: { id: row.menu_id, name: row.menu_name },
        starts_on: row.starts_on,
        ends_on: row.ends_on,
        items: items.map((item) => presentItem(item, today, null)),
      };
    }),
  };
}

/** Null when there is no such family. */
async function findGoMenus(
  source: Queryable,
  userId: number,
  monday: PlainDate,
): Promise<GoMenuRow[] | null> {
  const [row] = await source.query<{ menus: GoMenuRow[] }>(
    'go_lunches.menus',
    `select coalesce((select json_agg(g order by g.destination_name, g.starts_on, g.id) from (
       select gm.id, gm.destination_id, d.name as destination_name, gm.menu_id,
         n.name as menu_name, n.revision, gm.starts_on, gm.ends_on, m.timezone,
         (extract(epoch from app_now()) * 1000)::bigint as now,
         (select array_agg(l.id order by l.id) from lunchers l
           where l.user_id = u.id and l.destination_id = gm.destination_id
             and l.deleted_at is null) as luncher_ids,
         coalesce((select array_agg(k.item_id) from kept_ready k
           where k.destination_id = gm.destination_id and k.on_hand <= k.ordered), '{}') as sold_out
       from go_menus gm
       join destinations d on d.id = gm.destination_id
       join markets m on m.id = d.market_id
       join menus n on n.id = gm.menu_id and n.archived_at is null
       where gm.destination_id in (select l.destination_id from lunchers l
           where l.user_id = u.id and l.deleted_at is null)
         and keeps_ready(gm, $2::date, $2::date + 4)) g), '[]'::json) as menus
     from users u where u.id = $1 and u.deleted_at is null`,
    [userId, monday],
  );
  return row?.menus ?? null;
}
