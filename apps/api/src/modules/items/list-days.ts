import type { ItemDay } from '@yay/contract/items/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { type DayRow, findDays } from './days.repo.ts';
import { itemById } from './items.repo.ts';

const USUAL_WEEKS = 4;

/**
 * Returns the stock and the taken units of each weekday; of an item that is not counted, nothing.
 */
export async function listDays(
  db: Db,
  id: number,
  query: { readonly from?: PlainDate | undefined; readonly weeks?: number | undefined },
): Promise<{ data: ItemDay[] } | Refusal> {
  const item = await itemById(db, id);
  if (item === null) return refuse(404, 'not_found');
  const usual = item.daily_capacity;
  if (usual === null) return { data: [] };
  const days = await findDays(db, id, {
    from: query.from ?? null,
    weeks: query.weeks ?? USUAL_WEEKS,
  });
  return { data: days.map((day) => presentDay(day, usual)) };
}

export function presentDay({ date, override, reserved }: DayRow, usual: number): ItemDay {
  const capacity = override ?? usual;
  return { date, capacity, override, reserved, left: Math.max(0, capacity - reserved) };
}
