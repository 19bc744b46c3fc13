import type { CountRow, InventoryItem, Sublocation } from '@yay/contract/inventory/calls';
import { toIso } from '@yay/domain/time';
import type { CountRowOfList } from './counts.repo.ts';
import type { PlaceRow } from './locations.repo.ts';
import type { ItemRow, LastCountRow } from './stock.repo.ts';

export const presentItem = ({ id, name, picture, tint }: ItemRow): InventoryItem => ({
  id,
  name,
  picture,
  tint,
});

export const presentPlace = (row: PlaceRow, last: LastCountRow | undefined): Sublocation => ({
  id: row.id,
  location_id: row.destination_id,
  inventory_location_id: row.inventory_location_id,
  name: row.name,
  note: row.note,
  count_days: row.count_days,
  last_count: last
    ? { number: last.number, at: toIso(last.at), by: last.by, state: last.state }
    : null,
  is_due:
    last?.state === 'recount' ||
    (row.count_days !== null && (last === undefined || last.days >= row.count_days)),
});

export const presentCount = (row: CountRowOfList): CountRow => ({
  number: row.number,
  sublocation: { id: row.sublocation_id, name: row.sublocation },
  at: toIso(row.at),
  received_at: toIso(row.received_at),
  by: { id: row.user_id, name: row.by },
  state: row.state,
  items: row.items,
  differ: row.differ,
  cost: row.cost,
});
