import type { Planned } from '@yay/contract/menu-schedules/calls';
import {
  copiedDays,
  type KnownCell,
  SPECIAL_OUTCOMES,
  type WeighedCell,
  weighSpecials,
} from '@yay/domain/menus';
import type { Queryable } from '../../platform/db/index.ts';
import type { WantedRow } from './plan.repo.ts';
import { type CopiedSpecialRow, findCopiedSpecials, type NewSpecial } from './specials.repo.ts';
import type { Wanted } from './wanted-cells.ts';

const MOST_SPECIALS = 100;

/** Plans the daily specials of the days that are copied. */
export async function planSpecials(
  source: Queryable,
  { schools }: Pick<Wanted, 'schools'>,
  weighed: readonly WeighedCell<WantedRow, KnownCell>[],
): Promise<{ planned: Planned['specials']; toWrite: readonly NewSpecial[] }> {
  const days = copiedDays(weighed);
  const rows = days.length === 0 ? [] : await findCopiedSpecials(source, days);
  const counts = Object.fromEntries(
    SPECIAL_OUTCOMES.map((outcome) => [outcome, 0]),
  ) as Planned['specials']['counts'];
  const left: Planned['specials']['left'] = [];
  const toWrite: NewSpecial[] = [];
  for (const { special, outcome } of weighSpecials(days, rows.map(copiedSpecial))) {
    const { destinationId, menuId, date, itemId, weight, itemName } = special;
    counts[outcome] += 1;
    if (outcome === 'set') {
      toWrite.push({ destinationId, menuId, date, itemId, weight });
    } else if (outcome !== 'same' && left.length < MOST_SPECIALS) {
      const destination = { id: destinationId, name: schools.get(destinationId)?.name ?? '' };
      left.push({ destination, date, item: { id: itemId, name: itemName }, outcome });
    }
  }
  return { planned: { counts, left }, toWrite };
}

const copiedSpecial = (row: CopiedSpecialRow) => ({
  destinationId: row.destination_id,
  menuId: row.menu_id,
  date: row.date,
  itemId: row.item_id,
  itemName: row.item_name,
  weight: row.weight,
  available: row.available,
  there: row.there,
  used: row.used,
});
