import type { LunchCalendar } from '@yay/contract/calendar';
import type { PlainDate } from '@yay/domain/calendar';
import { dateIn } from '@yay/domain/time';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { dayKey, ordererOf } from '../orders/index.ts';
import { type CatalogueItem, likesOf } from '../schedule/index.ts';
import { findReserved } from './calendar.repo.ts';
import { DEFAULT_ZONE } from './default-week.ts';
import { type LoadedWeek, loadWeek } from './load-week.ts';
import { offeredItems, presentCalendar } from './present-calendar.ts';

export interface CalendarQuery {
  readonly mondayOfWeek?: PlainDate | undefined;
  readonly userId?: number | undefined;
  readonly includeGrabAndGoOrders?: boolean | undefined;
}

/** Everything that a family's week shows, in a few statements however many children it has. */
export async function readCalendar(
  db: Db,
  actor: Actor,
  query: CalendarQuery,
): Promise<LunchCalendar | Refusal> {
  const userId = query.userId ?? actor.userId;
  const loaded = await loadWeek(db, actor, { userId, monday: query.mondayOfWeek });
  if (isRefusal(loaded)) return loaded;
  const { week } = loaded;
  const items = offeredItems(loaded);
  return presentCalendar({
    ...loaded,
    items,
    stock: await stockOf(db, loaded),
    likes: week.ratingsOn
      ? await likesOf(
          db,
          items.map((item) => item.id),
        )
      : null,
    orderer: ordererOf(actor, userId),
    today: dateIn(week.lunchers[0]?.timezone ?? DEFAULT_ZONE, week.now),
    grabAndGo: query.includeGrabAndGoOrders ?? false,
  });
}

/** Units left of everything counted that is offered on each day. */
async function stockOf(db: Db, { week, catalogue }: LoadedWeek): Promise<LunchCalendar['stock']> {
  const counted = new Map<string, { item: CatalogueItem; date: PlainDate }>();
  for (const { date, menu_id, specials } of week.dayGrades) {
    const menu = menu_id === null ? undefined : catalogue.menus.get(menu_id);
    for (const item of menu?.counted ?? []) counted.set(dayKey(item.id, date), { item, date });
    for (const { item_id } of specials) {
      const item = catalogue.item(item_id);
      if (item && item.dailyCapacity !== null) counted.set(dayKey(item_id, date), { item, date });
    }
  }
  if (counted.size === 0) return [];
  const ids = [...new Set([...counted.values()].map(({ item }) => item.id))];
  const rows = await findReserved(db, ids, week.monday);
  const reserved = new Map(rows.map((row) => [dayKey(row.item_id, row.date), row.reserved]));
  return [...counted].map(([key, { item, date }]) => ({
    item_id: item.id,
    date,
    left: Math.max(0, (item.dailyCapacity ?? 0) - (reserved.get(key) ?? 0)),
  }));
}
