import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import { PROPERTIES } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { pictureOf } from '@yay/domain/catalog';
import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { findDayItem, findSchoolDays } from './item.repo.ts';
import { findScope } from './scope.repo.ts';

/** Returns one item of one day, with its orders and the children for whom it is not safe. */
export async function readDayItem(
  db: Db,
  query: {
    readonly market_id?: number | undefined;
    readonly destination_ids?: readonly number[] | undefined;
    readonly group: string;
    readonly date: PlainDate;
    readonly menu_id: number;
    readonly item_id: number;
  },
): Promise<ScheduleDayItem | Refusal> {
  const { destination_ids: asked = null, group, date } = query;
  const scope = await findScope(db, {
    marketId: query.market_id ?? null,
    destinationIds: asked,
  });
  const ids = scope.schools.map(({ id }) => id).filter((id) => asked?.includes(id) ?? true);
  const row = await findDayItem(db, {
    destinationIds: ids,
    group,
    date,
    menuId: query.menu_id,
    itemId: query.item_id,
    unverified: PROPERTIES,
  });
  if (row === undefined) return refuse(404, 'not_found');
  const schools = await findSchoolDays(db, { destinationIds: ids, date, menuId: query.menu_id });
  const [day] = ids.length === 1 ? schools : [];
  const { units, reserved } = row;
  return {
    item: {
      id: query.item_id,
      version: row.item_version,
      name: row.name,
      vendor: row.vendor,
      price_cents: row.price_cents,
      picture: pictureOf(row),
      tint: row.tint,
      is_extra: row.is_extra,
      available: row.available,
      properties: row.properties,
      options: row.options,
    },
    weight: row.weight,
    menu: { id: query.menu_id, name: row.menu_name, version: row.menu_version },
    ordered: row.ordered,
    units,
    left: units === null ? null : Math.max(0, units - reserved),
    unverified: PROPERTIES.filter(
      (property) => (row.properties[property] ?? 'unverified') === 'unverified',
    ),
    shut_out: row.shut_out,
    days_ahead: row.days_ahead,
    locked: row.locked,
    schools: schools.map(({ id, name, specials }) => ({ id, name, specials })),
    day: day ? { id: day.day_id, specials: day.specials } : null,
  };
}
