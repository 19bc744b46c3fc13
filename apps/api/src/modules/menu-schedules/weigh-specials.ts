import type { Planned } from '@yay/contract/menu-schedules';
import { type Outcome, SPECIAL_OUTCOMES, weighSpecial } from '@yay/domain/menus';
import type { Queryable } from '../../platform/db/index.ts';
import type { KnownRow, WantedRow } from './plan.repo.ts';
import { type CopiedDay, findCopiedSpecials, type NewSpecial } from './specials.repo.ts';
import type { Wanted } from './wanted-cells.ts';

const MOST_TOLD = 100;

interface WeighedCell {
  readonly cell: WantedRow;
  readonly now: KnownRow;
  readonly outcome: Outcome;
}

/** What becomes of the daily specials of the days that are copied. */
export async function weighSpecials(
  source: Queryable,
  { schools }: Pick<Wanted, 'schools'>,
  weighed: readonly WeighedCell[],
): Promise<{ planned: Planned['specials']; toWrite: readonly NewSpecial[] }> {
  const days = daysOf(weighed);
  const counts = Object.fromEntries(
    SPECIAL_OUTCOMES.map((one) => [one, 0]),
  ) as Planned['specials']['counts'];
  const left: Planned['specials']['left'] = [];
  const toWrite: NewSpecial[] = [];
  const rows = days.size === 0 ? [] : await findCopiedSpecials(source, [...days.values()]);
  const added = new Map<string, number>();
  for (const row of rows) {
    const { destination_id: destinationId, menu_id: menuId, date, item_id: itemId } = row;
    const key = keyOf(destinationId, date, menuId);
    const before = added.get(key) ?? 0;
    const outcome = weighSpecial(row.available, {
      open: days.get(key)?.open ?? false,
      taken: days.get(key)?.taken ?? false,
      there: row.there,
      used: row.used + before,
    });
    counts[outcome] += 1;
    if (outcome === 'set') {
      added.set(key, before + 1);
      toWrite.push({ destinationId, menuId, date, itemId, weight: row.weight });
    } else if (outcome !== 'same' && left.length < MOST_TOLD) {
      const destination = { id: destinationId, name: schools.get(destinationId)?.name ?? '' };
      left.push({ destination, date, item: { id: itemId, name: row.item_name }, outcome });
    }
  }
  return { planned: { counts, left }, toWrite };
}

const keyOf = (destinationId: number, date: string, menuId: number) =>
  `${destinationId}|${date}|${menuId}`;

interface TargetDay extends CopiedDay {
  readonly open: boolean;
  readonly taken: boolean;
}

/** A special is for all groups that eat by its menu: one of them is enough for it to come. */
function daysOf(weighed: readonly WeighedCell[]): ReadonlyMap<string, TargetDay> {
  const days = new Map<string, TargetDay>();
  for (const { cell, now, outcome } of weighed) {
    const { destinationId, menuId, from, date: to } = cell;
    if (menuId === null || from === undefined) continue;
    const key = keyOf(destinationId, to, menuId);
    const seen = days.get(key);
    days.set(key, {
      destinationId,
      menuId,
      from,
      to,
      open: (seen?.open ?? false) || isOpen(now, outcome),
      taken: (seen?.taken ?? false) || outcome === 'taken',
    });
  }
  return days;
}

/** A day that eats by the menu already gets its specials too, while it can still change. */
const isOpen = ({ locked, closure_name }: KnownRow, outcome: Outcome): boolean =>
  (outcome === 'same' && !locked && closure_name === null) ||
  outcome === 'set' ||
  outcome === 'replaced';
