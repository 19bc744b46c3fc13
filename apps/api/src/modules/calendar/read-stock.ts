import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { dayKey } from '@yay/domain/week';
import type { Queryable } from '../../platform/db/index.ts';
import type { LoadedWeek } from '../orders/index.ts';
import type { CatalogueItem } from '../schedule/index.ts';
import { findReserved } from './calendar.repo.ts';

/** Units left of everything counted that is offered on each day of the week. */
export async function readStock(
  source: Queryable,
  { week, catalogue }: LoadedWeek,
): Promise<LunchCalendar['stock']> {
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
  const rows = await findReserved(source, ids, week.monday);
  const known = new Map(rows.map((row) => [dayKey(row.item_id, row.date), row]));
  return [...counted].map(([key, { item, date }]) => {
    const day = known.get(key);
    const capacity = day?.capacity ?? item.dailyCapacity ?? 0;
    return { item_id: item.id, date, left: Math.max(0, capacity - (day?.reserved ?? 0)) };
  });
}
